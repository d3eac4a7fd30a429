// One of everything, so that each route can be called by everybody on something that is there.
import type { App } from '../app.ts'
import { given as givenFor, type Organization, type Person } from '../given.ts'
import { givenBadge, givenChallenge } from '../given-challenges.ts'
import { givenDay, givenEntry } from '../given-journal.ts'
import { givenTraining, quizOf } from '../given-trainings.ts'

export interface World {
  church: Organization
  /** Whoever may call. Their names are the columns of docs/access.md. */
  callers: Record<Caller, Person>
  /** Ids by the names that paths give them. */
  ids: Record<string, number | string>
  /** Ids that bodies need. */
  bodyIds: Record<string, number>
  openCode: string
}

export const callerNames = [
  'nobody',
  'without subscription',
  'stranger',
  'member',
  'group member',
  'group admin',
  'leader',
  'admin',
] as const
export type Caller = (typeof callerNames)[number]

export async function buildWorld(app: App): Promise<World> {
  const given = givenFor(app)
  const church = await given.organization({ name: 'Access Chapel' })
  const elsewhere = await given.organization({ name: 'Elsewhere Chapel' })
  const poor = await given.organization({ name: 'Poor Chapel', plan: 'none' })
  const { admin } = church
  const [leader, member, groupMember, groupAdmin, groupLeader, target] = await Promise.all([
    given.person({ of: church, role: 'leadership', name: 'Lea Leader' }),
    given.person({ of: church, name: 'Max Member' }),
    given.person({ of: church, name: 'Gus Groupmember' }),
    given.person({ of: church, name: 'Gia Groupadmin' }),
    given.person({ of: church, role: 'leadership', name: 'Gil Groupleader' }),
    given.person({ of: church, name: 'Tim Target' }),
  ])
  const group = await given.group({ by: groupLeader, of: church, join_type: 'closed' })
  const open = await given.group({ by: groupLeader, of: church })
  for (const person of [groupMember, groupAdmin, target]) {
    const { body } = await person.post('/groups/join-request', { group_id: group.id })
    await groupLeader.post(`/groups/join-requests/${body.request.id}/accept`)
  }
  await groupLeader.put(`/groups/${group.id}/members/${groupAdmin.id}`, { role: 'admin' })
  const waiting = await given.person({ of: church })
  const request = (await waiting.post('/groups/join-request', { group_id: group.id })).body.request
  const invitation = (await admin.post(`/organizations/${church.id}/invitations`, { email: 'guest@example.org', role: 'member' })).body.data
  const post = (await target.post(`/groups/${group.id}/post`, { content: 'Peace be with you' })).body.data
  const comment = (await target.post(`/groups/${group.id}/post/comment`, { post_id: post.id, message: 'And also with you' })).body.data
  const report = (await groupMember.post(`/groups/${group.id}/post/${post.id}/report`, { reason: 'Spam' })).body.data
  const journal = await givenEntry(target)
  const entry = await givenDay(target)
  const notification = (await groupMember.get('/notifications')).body.data[0]
  const prayer = (await target.post('/prayer-requests', { title: 'Peace', request_text: 'For my family' })).body.request
  const device = (await groupMember.post('/devices', { platform: 'android', token: 'a phone' })).body.data
  const challenge = await givenChallenge({ of: church })
  const badge = await givenBadge({ of: church })
  const training = await givenTraining({ by: groupLeader, of: church, modules: [{ title: 'Part 1' }], ...quizOf(1) })
  return {
    church,
    callers: {
      nobody: given.nobody,
      'without subscription': poor.admin,
      stranger: elsewhere.admin,
      member,
      'group member': groupMember,
      'group admin': groupAdmin,
      leader,
      admin,
    },
    ids: {
      group: group.id,
      organization: church.id,
      user: target.id,
      request: request.id,
      invitation: invitation.id,
      token: 1,
      post_id: post.id,
      comment_id: comment.id,
      report: report.id,
      journal: journal.id,
      entry: entry.id,
      notification: notification.id,
      device: device.id,
      id: prayer.id,
      challenge: challenge.id,
      recommendation: challenge.id,
      badge: badge.id,
      qualification: training.id,
    },
    bodyIds: {
      organization: church.id,
      closedGroup: group.id,
      leader: groupLeader.id,
      post: post.id,
      training: training.id,
      module: training.modules[0]!.id,
      target: target.id,
    },
    openCode: open.code,
  }
}
