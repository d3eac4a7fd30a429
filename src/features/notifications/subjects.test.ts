import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { remindOfMeetings } from '#features/meetings/reminders/reminding.ts'
import { nudgeQuietPairs } from '#features/one-to-one/nudges/nudging.ts'
import { run as runImport } from '#features/organizations/imports/importing.ts'
import { runExport } from '#features/personal-data/exporting.ts'
import { tellAuthors } from '#features/prayer-requests/telling-authors.ts'
import { remindOfDue } from '#features/trainings/assignment/reminding.ts'
import { remindOfWaiting } from '#features/waiting/reminding.ts'
import { switchOffByItself } from '#features/webhooks/switching.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { sendList } from '#test/given-imports.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { givenAskedPair, givenPair } from '#test/given-pairs.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { startPushEndpoint, type TestSubscription } from '#test/push-endpoint.ts'
import { channels, type Kind, kindNames } from './kinds.ts'
import { fanOutBatch, notify } from './notifying.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
const app = await startApp({ config: { PUSH_ALLOW: '127.0.0.0/8' }, ca: pushService.ca })
const { db } = app.services
const given = givenFor(app)

interface Place {
  church: Organization
  leader: Person
  /** Who is told. Theirs is a subscription that outlives their belonging. */
  reader: Person
  browser: TestSubscription
}

async function place(): Promise<Place> {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const reader = await given.person({ of: church })
  await db.run(sql`insert into subscriptions (user_id, status) values (${reader.id}, 'active')`)
  const browser = pushService.subscribe((await reader.get('/push/public-key')).body.data.public_key)
  await done(reader.post('/devices', { platform: 'web', subscription: browser }))
  const preferences = kindNames.flatMap((kind) => channels.map((channel) => ({ kind, channel, enabled: true })))
  await done(reader.put('/user/notification-preferences', { preferences }))
  return { church, leader, reader, browser }
}

async function done(answer: ReturnType<Person['get']>) {
  const { status, body, text } = await answer
  assert.ok(status < 300, text)
  return body
}

interface Ids {
  organization_id?: number
  webhook_id?: number
  import_id?: number
  user_id?: number
  request_id?: number
  report_id?: number
  group_id?: number
  post_id?: number
  comment_id?: number
  meeting_id?: number
  pair_id?: number
  training_id?: number
}
type Ending = (there: Place, ids: Ids) => Promise<unknown>

const leavesTheChurch: Ending = ({ church, reader }) => done(church.admin.delete(`/organizations/${church.id}/members/${reader.id}`))
const groupIsDeleted: Ending = ({ leader }, { group_id }) => done(leader.delete(`/groups/${group_id}`))
const postIsDeleted: Ending = ({ church }, { group_id, post_id }) => done(church.admin.delete(`/groups/${group_id}/post/${post_id}`))
const trainingIsDeleted: Ending = ({ leader }, { training_id }) => done(leader.delete(`/qualifications/${training_id}`))

async function decided({ church, leader, reader }: Place, decision: 'accept' | 'reject'): Promise<Ids> {
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  const { request } = await done(reader.post('/groups/join-request', { group_id: group.id }))
  await done(leader.post(`/groups/join-requests/${request.id}/${decision}`))
  return { group_id: group.id }
}

async function prayed({ leader, church }: Place, by: Person): Promise<Ids> {
  const { request } = await done(
    by.post('/prayer-requests', { title: 'Rain', request_text: 'For the farmers', organization_id: church.id }),
  )
  const { post } = await done(leader.post(`/prayer-requests/${request.id}/approve`))
  return { group_id: church.prayer_group_id, post_id: post.id, request_id: request.id }
}

async function assigned({ church, leader, reader }: Place, due_date?: string): Promise<Ids> {
  const training = await givenTraining({ by: leader, of: church })
  await done(
    leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: [reader.id], ...(due_date ? { due_date } : {}) }),
  )
  return { training_id: training.id }
}

/** A group in which the reader is, as a member or an admin, with one more member. */
async function circle({ church, leader, reader }: Place, role: 'member' | 'admin' = 'member') {
  const other = await given.person({ of: church })
  const group = await given.group({ by: leader, of: church })
  for (const person of [reader, other]) await done(person.post('/groups/join', { joinCode: group.code }))
  if (role === 'admin') await done(leader.put(`/groups/${group.id}/members/${reader.id}`, { role }))
  await app.work()
  return { group, other }
}

const roleOf = ({ church, reader }: Place, role: string) =>
  done(church.admin.patch(`/organizations/${church.id}/members/${reader.id}`, { role }))
const areNoGroupAdmin: Ending = ({ leader, reader }, { group_id }) =>
  done(leader.put(`/groups/${group_id}/members/${reader.id}`, { role: 'member' }))
const block: Ending = ({ reader }, { user_id }) => done(reader.post(`/users/${user_id}/block`))
const leavesTheGroup: Ending = ({ reader }, { group_id }) => done(reader.post(`/groups/${group_id}/leave`))

/** A meeting of a group that the reader is in, of which everybody in it is told by `tell`. */
async function met({ church, leader, reader }: Place, starts_at: string, tell: (address: string) => Promise<unknown>): Promise<Ids> {
  const group = await given.group({ by: leader, of: church })
  await done(reader.post('/groups/join', { joinCode: group.code }))
  const meeting = await givenMeeting(leader, group, { starts_at })
  await tell(`/groups/${group.id}/meetings/${meeting.id}`)
  for (const { id } of await db.many<{ id: number }>(sql`select id from notices where inside_group_id = ${group.id}`))
    while ((await fanOutBatch(db, id)).more);
  return { group_id: group.id, meeting_id: meeting.id }
}
const meetingEndings: Record<string, Ending> = {
  'it is cancelled': ({ leader }, { group_id, meeting_id }) => done(leader.delete(`/groups/${group_id}/meetings/${meeting_id}`)),
  'it is moved': ({ leader }, { group_id, meeting_id }) =>
    done(leader.put(`/groups/${group_id}/meetings/${meeting_id}`, { starts_at: wallIn(90 * 60) })),
  'it is over': (_, { meeting_id }) =>
    db.run(sql`update meetings set begins_at = now() - interval '1 hour', ends_at = now() where id = ${meeting_id}`),
  'the group is deleted': groupIsDeleted,
  'they leave the group': leavesTheGroup,
}

const pairEnds: Ending = ({ reader }, { pair_id }) => done(reader.post(`/pairs/${pair_id}/end`))
const walking = async ({ church, leader, reader }: Place): Promise<Ids> => ({ pair_id: (await givenPair(leader, reader, church)).id })

/** For each kind: how somebody is told, and after what they can't see any more what it was about. */
const stories: Record<Kind, { tell: (there: Place) => Promise<Ids>; endings: Record<string, Ending> }> = {
  join_request_accepted: {
    tell: (there) => decided(there, 'accept'),
    endings: {
      'the group is deleted': groupIsDeleted,
      'they leave the group': ({ reader }, { group_id }) => done(reader.post(`/groups/${group_id}/leave`)),
      'they are removed from the group': ({ leader, reader }, { group_id }) =>
        done(leader.delete(`/groups/${group_id}/members/${reader.id}`)),
      'they leave the church': leavesTheChurch,
    },
  },
  group_news: {
    async tell(there) {
      const { group, other } = await circle(there)
      const post = (await done(other.post(`/groups/${group.id}/post`, { content: 'Hello' }))).data
      return { group_id: group.id, post_id: post.id, user_id: other.id }
    },
    endings: {
      'the post is deleted': postIsDeleted,
      'the group is deleted': groupIsDeleted,
      'they leave the group': leavesTheGroup,
      'they leave the church': leavesTheChurch,
      'they mute the group': ({ reader }, { group_id }) => done(reader.post(`/groups/${group_id}/mute`)),
      'they block who wrote it': block,
    },
  },
  organization_news: {
    async tell({ church }) {
      const group_id = church.global_group_id
      const post = (await done(church.admin.post(`/groups/${group_id}/post`, { content: 'The roof is paid for' }))).data
      return { group_id, post_id: post.id, user_id: church.admin.id }
    },
    endings: {
      'the post is deleted': postIsDeleted,
      'they leave the church': leavesTheChurch,
      'they mute the group': ({ reader }, { group_id }) => done(reader.post(`/groups/${group_id}/mute`)),
      'they block who wrote it': block,
    },
  },
  join_request_received: {
    async tell(there) {
      const group = await given.group({ by: there.leader, of: there.church })
      await done(there.reader.post('/groups/join', { joinCode: group.code }))
      await done(there.leader.put(`/groups/${group.id}/members/${there.reader.id}`, { role: 'admin' }))
      await done(there.leader.put(`/groups/${group.id}`, { join_type: 'closed' }))
      const other = await given.person({ of: there.church })
      const { request } = await done(other.post('/groups/join-request', { group_id: group.id }))
      return { group_id: group.id, request_id: request.id }
    },
    endings: {
      'another decides': ({ leader }, { request_id }) => done(leader.post(`/groups/join-requests/${request_id}/reject`)),
      'the request is withdrawn': (_, { request_id }) => db.run(sql`delete from join_requests where id = ${request_id}`),
      'they are no admin of it': areNoGroupAdmin,
      'the group is deleted': groupIsDeleted,
      'they leave the church': leavesTheChurch,
    },
  },
  prayer_request_received: {
    async tell(there) {
      await roleOf(there, 'leadership')
      const other = await given.person({ of: there.church })
      const { request } = await done(other.post('/prayer-requests', { title: 'Rain', request_text: 'For the farmers' }))
      return { request_id: request.id, user_id: other.id }
    },
    endings: {
      'another decides': ({ leader }, { request_id }) => done(leader.post(`/prayer-requests/${request_id}/reject`)),
      'it is withdrawn': (_, { request_id }) => db.run(sql`delete from prayer_requests where id = ${request_id}`),
      'who asked leaves the church': ({ church }, { user_id }) =>
        done(church.admin.delete(`/organizations/${church.id}/members/${user_id}`)),
      'they are no leader any more': (there) => roleOf(there, 'member'),
    },
  },
  report_received: {
    async tell(there) {
      const { group, other } = await circle(there, 'admin')
      const post = (await done(there.leader.post(`/groups/${group.id}/post`, { content: 'Buy this' }))).data
      const report = (await done(other.post(`/groups/${group.id}/post/${post.id}/report`, { reason: 'Advertising' }))).data
      return { group_id: group.id, post_id: post.id, report_id: report.id }
    },
    endings: {
      'another decides': ({ leader }, { report_id }) => done(leader.post(`/manage/reports/${report_id}/resolve`, { action: 'dismiss' })),
      'the post is deleted': postIsDeleted,
      'they are no admin of it': areNoGroupAdmin,
      'the group is deleted': groupIsDeleted,
    },
  },
  still_waiting: {
    async tell(there) {
      await roleOf(there, 'leadership')
      const other = await given.person({ of: there.church })
      const { request } = await done(other.post('/prayer-requests', { title: 'Rain', request_text: 'For the farmers' }))
      await db.run(sql`update prayer_requests set created_at = now() - interval '25 hours' where id = ${request.id}`)
      const morning = Temporal.Now.plainDateISO('UTC').toZonedDateTime({ timeZone: 'UTC', plainTime: '09:00' }).epochMilliseconds
      await remindOfWaiting({ db, log: app.services.log, clock: { now: () => morning }, signal: new AbortController().signal })
      return { request_id: request.id }
    },
    endings: {
      'another decides': ({ leader }, { request_id }) => done(leader.post(`/prayer-requests/${request_id}/reject`)),
      'they are no leader any more': (there) => roleOf(there, 'member'),
    },
  },
  member_joined: {
    async tell(there) {
      await roleOf(there, 'admin')
      const group = await given.group({ by: there.leader, of: there.church })
      const guest = await given.person({ of: await given.organization() })
      await done(guest.post('/groups/join', { joinCode: group.code }))
      return { user_id: guest.id }
    },
    endings: {
      'they are no admin any more': (there) => roleOf(there, 'member'),
      'who joined is removed': ({ church }, { user_id }) => done(church.admin.delete(`/organizations/${church.id}/members/${user_id}`)),
    },
  },
  import_ended: {
    async tell(there) {
      await roleOf(there, 'admin')
      const { data } = await done(sendList(there.reader, there.church, 'Name;E-Mail\nMia;mia@example.org'))
      await done(there.reader.post(`/organizations/${there.church.id}/imports/${data.id}/run`))
      await runImport(data.id, { db, signal: new AbortController().signal })
      return { import_id: data.id }
    },
    endings: {
      'they are no admin any more': (there) => roleOf(there, 'member'),
    },
  },
  second_factor_needed: {
    async tell(there) {
      await roleOf(there, 'leadership')
      const elsewhere = await given.organization() // where they can still look at their notices
      await db.run(sql`insert into organization_members (organization_id, user_id) values (${elsewhere.id}, ${there.reader.id})`)
      await db.run(sql`update users set second_factor_at = now() where id = ${there.church.admin.id}`)
      await done(there.church.admin.patch(`/organizations/${there.church.id}`, { require_second_factor: 'leaders' }))
      return { organization_id: there.church.id }
    },
    endings: {
      'they lead no more': (there) => roleOf(there, 'member'),
    },
  },
  webhook_switched_off: {
    async tell(there) {
      await roleOf(there, 'admin')
      const { data } = await done(
        there.reader.post(`/organizations/${there.church.id}/webhooks`, { url: 'https://hooks.example/x', events: ['member.joined'] }),
      )
      await switchOffByItself(db, data.id, 'failing')
      return { organization_id: there.church.id, webhook_id: data.id }
    },
    endings: {
      'they are no admin any more': (there) => roleOf(there, 'member'),
      'it is switched on': ({ church }, { webhook_id }) =>
        done(church.admin.put(`/organizations/${church.id}/webhooks/${webhook_id}`, { is_active: true })),
      'it is deleted': ({ church }, { webhook_id }) => done(church.admin.delete(`/organizations/${church.id}/webhooks/${webhook_id}`)),
    },
  },
  group_member_joined: {
    async tell(there) {
      const group = await given.group({ by: there.leader, of: there.church })
      await done(there.reader.post('/groups/join', { joinCode: group.code }))
      await done(there.leader.put(`/groups/${group.id}/members/${there.reader.id}`, { role: 'admin' }))
      const other = await given.person({ of: there.church })
      await done(other.post('/groups/join', { joinCode: group.code }))
      return { group_id: group.id, user_id: other.id }
    },
    endings: {
      'who joined is removed': ({ leader }, { group_id, user_id }) => done(leader.delete(`/groups/${group_id}/members/${user_id}`)),
      'they are no admin of it': areNoGroupAdmin,
      'the group is deleted': groupIsDeleted,
    },
  },
  badge_earned: {
    async tell({ church, reader }) {
      const badge = await givenBadge({ of: church, points_required: 10 })
      const challenge = await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })
      await done(reader.post(`/challenges/start/${challenge.id}`))
      await done(reader.post(`/challenges/complete/${challenge.id}`))
      return {}
    },
    endings: {}, // it stays
  },
  level_reached: {
    async tell({ church, reader }) {
      const challenge = await givenChallenge({ of: church })
      await done(reader.post(`/challenges/start/${challenge.id}`))
      await done(reader.post(`/challenges/complete/${challenge.id}`))
      return { request_id: challenge.id }
    },
    endings: {
      'they take back what they completed': ({ reader }, { request_id }) =>
        done(reader.post(`/onboarding/challenges/${request_id}/complete`, { completed: false })),
    },
  },
  join_request_rejected: { tell: (there) => decided(there, 'reject'), endings: { 'the group is deleted': groupIsDeleted } },
  group_leader_named: {
    async tell({ church, leader, reader }) {
      const group = await given.group({ by: leader, of: church })
      await done(church.admin.put(`/groups/${group.id}/leader`, { leader_id: reader.id }))
      return { group_id: group.id }
    },
    endings: {
      'another leads it': ({ church, leader }, { group_id }) =>
        done(church.admin.put(`/groups/${group_id}/leader`, { leader_id: leader.id })),
      'they step down': ({ reader }, { group_id }) => done(reader.delete(`/groups/${group_id}/leader`)),
      'the group is deleted': ({ church }, { group_id }) => done(church.admin.delete(`/groups/${group_id}`)),
    },
  },
  group_leader_stepped_down: {
    async tell({ church, leader, reader }) {
      const group = await given.group({ by: leader, of: church })
      await done(reader.post('/groups/join', { joinCode: group.code }))
      await done(leader.put(`/groups/${group.id}/members/${reader.id}`, { role: 'admin' }))
      await done(leader.delete(`/groups/${group.id}/leader`))
      return { group_id: group.id }
    },
    endings: {
      'another leads it': ({ church }, { group_id }) =>
        done(church.admin.put(`/groups/${group_id}/leader`, { leader_id: church.admin.id })),
      'they are no admin of it': ({ church, reader }, { group_id }) =>
        done(church.admin.put(`/groups/${group_id}/members/${reader.id}`, { role: 'member' })),
      'the group is deleted': ({ church }, { group_id }) => done(church.admin.delete(`/groups/${group_id}`)),
    },
  },
  group_seat_given: {
    async tell({ church, leader, reader }) {
      const group = await given.group({ by: leader, of: church })
      await done(leader.put(`/groups/${group.id}`, { member_limit: 1 }))
      await done(reader.post(`/groups/${group.id}/wait`))
      await done(leader.put(`/groups/${group.id}`, { member_limit: 2 }))
      return { group_id: group.id }
    },
    endings: {
      'the group is deleted': groupIsDeleted,
      'they leave the group': ({ reader }, { group_id }) => done(reader.post(`/groups/${group_id}/leave`)),
      'they leave the church': leavesTheChurch,
    },
  },
  group_invitation: {
    async tell({ church, leader, reader }) {
      const group = await given.group({ by: leader, of: church, join_type: 'closed' })
      await done(leader.post(`/groups/${group.id}/invitations`, { user_ids: [reader.id] }))
      return { group_id: group.id }
    },
    endings: {
      'they decline it': async ({ reader }) => {
        const [invitation] = (await done(reader.get('/groups/invitations/mine'))).data
        await done(reader.post(`/groups/invitations/${invitation.id}/decline`))
      },
      'it is taken back': async ({ leader }, { group_id }) => {
        const [invitation] = (await done(leader.get(`/groups/${group_id}/invitations`))).data
        await done(leader.delete(`/groups/${group_id}/invitations/${invitation.id}`))
      },
      'the group is deleted': groupIsDeleted,
      'they leave the church': leavesTheChurch,
    },
  },
  account_cared_for: {
    async tell({ church, reader }) {
      await done(church.admin.put(`/organizations/${church.id}/members/${reader.id}/name`, { name: 'Corrected' }))
      return {}
    },
    endings: {},
  },
  organization_admin_added: {
    async tell({ church, leader, reader }) {
      await done(church.admin.patch(`/organizations/${church.id}/members/${reader.id}`, { role: 'admin' }))
      await done(church.admin.patch(`/organizations/${church.id}/members/${leader.id}`, { role: 'admin' }))
      return {}
    },
    endings: {
      'they are no admin any more': ({ church, reader }) =>
        done(church.admin.patch(`/organizations/${church.id}/members/${reader.id}`, { role: 'member' })),
      'they leave the church': leavesTheChurch,
    },
  },
  prayer_request_approved: {
    async tell(there) {
      const ids = await prayed(there, there.church.admin)
      const { id } = await db.one<{ id: number }>(sql`select id from notices where post_id = ${ids.post_id} and told_up_to is not null`)
      while ((await fanOutBatch(db, id)).more); // everybody has it in their list, and the e-mails and pushes wait
      return ids
    },
    endings: {
      'the post is deleted': postIsDeleted,
      'they leave the church': leavesTheChurch,
      'they block who asked': ({ church, reader }) => done(reader.post(`/users/${church.admin.id}/block`)),
    },
  },
  prayer_request_reviewed: {
    tell: (there) => prayed(there, there.reader),
    endings: { 'the post is deleted': postIsDeleted, 'they leave the church': leavesTheChurch },
  },
  prayer_words_proposed: {
    async tell({ leader, reader }) {
      const { request } = await done(reader.post('/prayer-requests', { title: 'Rain', request_text: 'For the farmers' }))
      await done(leader.post(`/prayer-requests/${request.id}/propose`, { title: 'Rain', request_text: 'For all' }))
      return { request_id: request.id }
    },
    endings: {
      'it is decided': ({ leader }, { request_id }) => done(leader.post(`/prayer-requests/${request_id}/reject`)),
      'they write something else': ({ reader }, { request_id }) => done(reader.put(`/prayer-requests/${request_id}`, { title: 'Sun' })),
      'they withdraw': ({ reader }, { request_id }) => done(reader.delete(`/prayer-requests/${request_id}`)),
    },
  },
  prayer_update_reviewed: {
    async tell(there) {
      const ids = await prayed(there, there.reader)
      const { update } = await done(there.reader.post(`/prayer-requests/${ids.request_id}/updates`, { text: 'It rained' }))
      await done(there.leader.post(`/prayer-requests/updates/${update.id}/approve`))
      return ids
    },
    endings: { 'the post is deleted': postIsDeleted },
  },
  prayed_for_you: {
    async tell(there) {
      const ids = await prayed(there, there.reader)
      await done(there.leader.post(`/groups/${ids.group_id}/post/${ids.post_id}/prayed`))
      // Told in their morning, whatever hour it is now.
      const clock = { now: () => Date.parse(`${Temporal.Now.plainDateISO('UTC').add({ days: 2 })}T12:00Z`) }
      await tellAuthors({ db, clock, log: app.services.log, signal: new AbortController().signal })
      return ids
    },
    endings: { 'the request is gone': (_, { request_id }) => db.run(sql`delete from prayer_requests where id = ${request_id}`) },
  },
  care_request_waiting: {
    async tell({ church, reader }) {
      await done(church.admin.put(`/organizations/${church.id}/care-team/${reader.id}`))
      const author = await given.person({ of: church })
      const asked = { title: 'Rain', request_text: 'For the farmers', visibility: 'care_team' }
      const { request } = await done(author.post('/prayer-requests', asked))
      return { request_id: request.id }
    },
    endings: {
      'somebody takes it': ({ leader }, { request_id }) => done(leader.post(`/prayer-requests/${request_id}/care`)),
      'they leave the care team': ({ church, reader }) => done(church.admin.delete(`/organizations/${church.id}/care-team/${reader.id}`)),
      'they leave the church': leavesTheChurch,
    },
  },
  pair_asked: {
    async tell({ church, leader, reader }) {
      const { id } = await givenAskedPair(leader, reader, church)
      return { pair_id: id, user_id: leader.id }
    },
    endings: {
      'they agree': ({ reader }, { pair_id }) => done(reader.post(`/pairs/${pair_id}/agree`)),
      'they decline': pairEnds,
      'who asked takes it back': ({ leader }, { pair_id }) => done(leader.post(`/pairs/${pair_id}/end`)),
      'they block who asked': block,
      'they leave the church': leavesTheChurch,
    },
  },
  pair_began: { tell: walking, endings: { 'it ends': pairEnds, 'they leave the church': leavesTheChurch } },
  pair_declined: {
    async tell({ church, leader, reader }) {
      const { id } = await givenAskedPair(leader, reader, church)
      await done(reader.post(`/pairs/${id}/agree`))
      await done(church.admin.post(`/organizations/${church.id}/pairs/${id}/decline`))
      return { pair_id: id }
    },
    endings: { 'it is forgotten': (_, { pair_id }) => db.run(sql`delete from pairs where id = ${pair_id}`) },
  },
  pair_quiet: {
    async tell(there) {
      const ids = await walking(there)
      await db.run(sql`delete from notices where (data ->> 'pair_id')::bigint = ${ids.pair_id}`) // what counts here is the nudge
      await db.run(sql`update pairs set active_at = now() - interval '31 days' where id = ${ids.pair_id}`)
      await nudgeQuietPairs({ db, log: app.services.log, signal: new AbortController().signal })
      return ids
    },
    endings: {
      'the other writes something': ({ leader }, { pair_id }) => done(leader.post(`/pairs/${pair_id}/notes`, { text: 'Hello again' })),
      'it ends': pairEnds,
      'they leave the church': leavesTheChurch,
    },
  },
  pair_waiting: {
    async tell(there) {
      await roleOf(there, 'admin')
      const other = await given.person({ of: there.church })
      const { id } = await givenAskedPair(there.leader, other, there.church)
      await done(other.post(`/pairs/${id}/agree`))
      return { pair_id: id }
    },
    endings: {
      'another decides': ({ church }, { pair_id }) => done(church.admin.post(`/organizations/${church.id}/pairs/${pair_id}/agree`)),
      'one of the two takes it back': ({ leader }, { pair_id }) => done(leader.post(`/pairs/${pair_id}/end`)),
      'they are no admin any more': (there) => roleOf(there, 'member'),
      'they leave the church': leavesTheChurch,
    },
  },
  pair_report_received: {
    async tell(there) {
      await roleOf(there, 'admin')
      const other = await given.person({ of: there.church })
      const { id } = await givenPair(there.leader, other, there.church)
      const { data } = await done(other.post(`/pairs/${id}/report`, { reason: 'Please look' }))
      return { report_id: data.id }
    },
    endings: {
      'another closes it': ({ church }, { report_id }) =>
        done(church.admin.post(`/organizations/${church.id}/pair-reports/${report_id}/close`)),
      'they are no admin any more': (there) => roleOf(there, 'member'),
      'they leave the church': leavesTheChurch,
    },
  },
  comment_on_post: {
    async tell({ church, leader, reader }) {
      const group = await given.group({ by: leader, of: church })
      await done(reader.post('/groups/join', { joinCode: group.code }))
      const post = (await done(reader.post(`/groups/${group.id}/post`, { content: 'Hello' }))).data
      const comment = (await done(leader.post(`/groups/${group.id}/post/comment`, { post_id: post.id, message: 'Amen' }))).data
      return { group_id: group.id, post_id: post.id, comment_id: comment.id }
    },
    endings: {
      'the comment is deleted': ({ leader }, { group_id, comment_id }) =>
        done(leader.delete(`/groups/${group_id}/post/comment/${comment_id}`)),
      'the post is deleted': postIsDeleted,
      'the group is deleted': groupIsDeleted,
      'they leave the group': leavesTheGroup,
      'they leave the church': leavesTheChurch,
      'they block who wrote it': ({ leader, reader }) => done(reader.post(`/users/${leader.id}/block`)),
    },
  },
  meeting_soon: {
    tell: (there) =>
      met(there, wallIn(60), () =>
        remindOfMeetings({ db, log: app.services.log, clock: app.services.clock, signal: new AbortController().signal }),
      ),
    endings: meetingEndings,
  },
  meeting_changed: {
    tell: (there) => met(there, wallIn(30 * 60), (address) => done(there.leader.put(address, { location: 'Room 3' }))),
    endings: { 'it is cancelled': meetingEndings['it is cancelled']!, 'they leave the group': leavesTheGroup },
  },
  meeting_cancelled: {
    tell: (there) => met(there, wallIn(30 * 60), (address) => done(there.leader.delete(address))),
    endings: { 'the group is deleted': groupIsDeleted, 'they leave the group': leavesTheGroup, 'they leave the church': leavesTheChurch },
  },
  training_assigned: {
    tell: (there) => assigned(there),
    endings: { 'the training is deleted': trainingIsDeleted, 'they leave the church': leavesTheChurch },
  },
  training_due: {
    async tell(there) {
      const today = Temporal.Now.plainDateISO('UTC')
      const ids = await assigned(there, today.toString())
      // The news of it is read and gone; what counts here is the reminder.
      await db.run(sql`update training_assignments set dated_at = now() - interval '10 days' where training_id = ${ids.training_id}`)
      await db.run(sql`delete from notices where (data ->> 'qualification_id')::bigint = ${ids.training_id}`)
      const noon = today.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' }).epochMilliseconds
      await remindOfDue({ db, log: app.services.log, clock: { now: () => noon }, signal: new AbortController().signal })
      return ids
    },
    endings: {
      'the training is deleted': trainingIsDeleted,
      'they leave the church': leavesTheChurch,
      'they complete it': ({ reader }, { training_id }) => givenCompletion(reader, { id: training_id! }),
      'its date is moved': ({ leader, reader }, { training_id }) =>
        done(leader.post('/qualifications/assign', { qualification_id: training_id, user_ids: [reader.id], due_date: '2100-01-01' })),
    },
  },
  time_zone_replaced: {
    async tell({ reader }) {
      await notify(db, { kind: 'time_zone_replaced', to: { users: [reader.id] }, params: { organization: null }, data: {} })
      return {}
    },
    endings: { 'they choose one': ({ reader }) => done(reader.patch('/user', { timezone: 'Asia/Kolkata' })) },
  },
  export_ready: {
    async tell({ reader }) {
      await done(reader.post('/user/export', { current_password: PASSWORD }))
      const { id } = await db.one<{ id: number }>(sql`select id from personal_exports where user_id = ${reader.id}`)
      await runExport(app.services, id, {
        ...app.services,
        job: { id: 1, attempt: 1, maxAttempts: 1 },
        signal: new AbortController().signal,
      })
      return {}
    },
    endings: {
      'the file is gone': ({ reader }) => db.run(sql`update personal_exports set expires_at = now() where user_id = ${reader.id}`),
      'they change their password': ({ reader }) =>
        done(reader.put('/user/password', { current_password: PASSWORD, password: 'another battery staple horse' })),
    },
  },
}

const listed = async (reader: Person, kind: Kind) => {
  const { data, unread_count } = await done(reader.get('/notifications'))
  const found = data.filter((notification: { kind: string }) => notification.kind === kind)
  return { ids: found.map(({ id }: { id: number }) => id) as number[], unread: unread_count as number }
}
const pushed = ({ browser }: Place, kind: Kind) =>
  pushService.received.filter(({ endpoint, payload }) => endpoint === browser.endpoint && JSON.parse(payload).data.kind === kind).length
/** The link that ends them says of which kind an e-mail is. */
const mailed = async ({ reader }: Place, kind: Kind) =>
  (await app.mails()).filter(({ to, text }) => to.includes(reader.email) && text.includes(`/unsubscribe/${reader.id}.${kind}.`)).length

for (const kind of kindNames) {
  const { tell, endings } = stories[kind]

  for (const [ending, end] of Object.entries(endings)) {
    it(`${kind}: told once by each channel, and gone from the list as soon as ${ending}`, async () => {
      const there = await place()
      const ids = await tell(there)
      await app.work()
      assert.deepEqual([await mailed(there, kind), pushed(there, kind)], [1, 1])
      const before = await listed(there.reader, kind)
      assert.equal(before.ids.length, 1)
      await end(there, ids)
      const after = await listed(there.reader, kind)
      assert.deepEqual(after.ids, [])
      assert.equal((await there.reader.post(`/notifications/${before.ids[0]}/read`)).status, 404)
      assert.equal(after.unread, (await done(there.reader.get('/notifications'))).data.length)
    })

    it(`${kind}: neither mailed, pushed nor listed when ${ending} before that`, async () => {
      const there = await place()
      await end(there, await tell(there))
      await app.work()
      assert.deepEqual([await mailed(there, kind), pushed(there, kind)], [0, 0])
      assert.deepEqual((await listed(there.reader, kind)).ids, [])
    })
  }
}

it('what was decided about one’s request is still told after one left, and a group that is brought back brings its notices along', async () => {
  const there = await place()
  const prayer = (await done(there.reader.post('/prayer-requests', { title: 'Rain', request_text: 'For the farmers' }))).request
  await done(there.leader.post(`/prayer-requests/${prayer.id}/reject`))
  const { group_id } = await decided(there, 'reject')
  await leavesTheChurch(there, {})
  const kinds = async () => (await done(there.reader.get('/notifications'))).data.map(({ kind }: { kind: Kind }) => kind)
  assert.deepEqual(await kinds(), ['join_request_rejected', 'prayer_request_reviewed'])
  await groupIsDeleted(there, { group_id: group_id! })
  assert.deepEqual(await kinds(), ['prayer_request_reviewed'])
  await done(there.church.admin.post(`/groups/${group_id}/restore`))
  assert.deepEqual(await kinds(), ['join_request_rejected', 'prayer_request_reviewed'])
})

it('that a church’s time zone has to be chosen again concerns its admins, until one of them has', async () => {
  const { church, leader } = await place()
  await done(church.admin.patch(`/organizations/${church.id}/members/${leader.id}`, { role: 'admin' }))
  const to = { users: [church.admin.id, leader.id] }
  await notify(db, { kind: 'time_zone_replaced', to, params: { organization: 'Grace' }, data: { organization_id: church.id } })
  const counts = async () => {
    const lists = [await listed(church.admin, 'time_zone_replaced'), await listed(leader, 'time_zone_replaced')]
    return lists.map(({ ids }) => ids.length)
  }
  assert.deepEqual(await counts(), [1, 1])
  await done(church.admin.patch(`/organizations/${church.id}/members/${leader.id}`, { role: 'leadership' }))
  assert.deepEqual(await counts(), [1, 0])
  await done(church.admin.patch(`/organizations/${church.id}`, { timezone: 'Asia/Kolkata' }))
  assert.deepEqual(await counts(), [0, 0])
})

it('a training that is shown to leaders only from now on stays with those who were given it', async () => {
  const there = await place()
  const { training_id } = await assigned(there)
  await done(there.leader.put(`/qualifications/${training_id}`, { visibility: 'leadership_only' }))
  await app.work()
  const [{ data }] = (await done(there.reader.get('/notifications'))).data
  await done(there.reader.get(`/qualifications/${data.qualification_id}`))
  assert.deepEqual([await mailed(there, 'training_assigned'), pushed(there, 'training_assigned')], [1, 1])
})

it('goes through a list in which most is gone without a gap, and counts what is left', async () => {
  const there = await place()
  const ids = []
  for (let n = 0; n < 9; n++) ids.push(await assigned(there))
  for (const [n, training] of ids.entries()) if (n % 3 !== 0) await trainingIsDeleted(there, training)
  const seen: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: { data: { qualification_id: number } }[]; meta: { next_cursor: string | null }; unread_count: number } = await done(
      there.reader.get(`/notifications?per_page=1${cursor && `&cursor=${cursor}`}`),
    )
    assert.equal(page.unread_count, 3)
    seen.push(...page.data.map(({ data }) => data.qualification_id))
    cursor = page.meta.next_cursor
  }
  assert.deepEqual(seen, [ids[6]!.training_id, ids[3]!.training_id, ids[0]!.training_id])
})
