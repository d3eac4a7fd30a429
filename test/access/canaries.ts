// People whom others must not learn of: one of the church whom nobody has met, and people of elsewhere who have something to do with it. Their
// names, e-mails and pictures are found wherever they turn up.
import type { App } from '../app.ts'
import { given as givenFor, type Person } from '../given.ts'
import { givenBadge, givenChallenge } from '../given-challenges.ts'
import { pngBytes } from '../given-files.ts'
import { answersTo, givenTraining, quizOf } from '../given-trainings.ts'
import { sendForm } from '../given-uploads.ts'
import { type Belongings, requireSuccess } from './belongings.ts'
import type { World } from './world.ts'

export interface Canary {
  person: Person
  /** Whether a text tells of them: their name, e-mail or picture. */
  isIn(text: string): boolean
}

export interface Canaries {
  /** Of the church, in no group but the global ones. */
  unmet: Canary
  /** Of elsewhere, and took what the church offers to everyone. */
  taker: Canary
  /** Did everything in the church that a member can, and belongs to elsewhere alone now. They wrote in one group. */
  former: Canary
  /** Of elsewhere, and asks to join a closed group of the church. */
  requester: Canary
  /** The things through which they have to do with it, beside what is everybody's: with the open group, and with the closed one. */
  things: [Belongings, Belongings]
}

export async function givenCanaries(app: App, { church, elsewhere, ids, callers }: World): Promise<Canaries> {
  const given = givenFor(app)
  const { admin } = church
  const canary = async (name: string, of: typeof church): Promise<Canary> => {
    const person = await given.person({ of, name: `Canary ${name}` })
    const avatar = (await requireSuccess(sendForm(person, '/user/avatar', [['file', { name: 'me.png', bytes: await pngBytes() }]]))).data
      .avatar
    const signs = [new RegExp(`canary.${name}`, 'i'), new RegExp(/[^/]+$/.exec(avatar)![0])]
    return { person, isIn: (text) => signs.some((sign) => sign.test(text)) }
  }
  const [unmet, taker, former, requester] = await Promise.all([
    canary('Unmet', church),
    canary('Taker', elsewhere),
    canary('Former', elsewhere),
    canary('Asker', elsewhere),
  ])

  const badge = await givenBadge({ of: church })
  const offered = { of: church, by: callers.leader, visibility: 'everyone' }
  const challenge = await givenChallenge({ ...offered, badge_id: badge.id, points_awarded: 10 })
  const training = await givenTraining({ ...offered, modules: [{ title: 'Part 1' }], ...quizOf(1) })
  for (const { person } of [unmet, taker, former]) {
    await requireSuccess(person.post(`/challenges/start/${challenge.id}`))
    await requireSuccess(person.post(`/challenges/check-in/${challenge.id}`, {}))
    await requireSuccess(person.post(`/challenges/complete/${challenge.id}`))
    await requireSuccess(person.post(`/qualifications/start/${training.id}`))
    const module_id = training.modules[0]!.id
    await requireSuccess(
      person.post(`/qualifications/update-progress/${training.id}`, { module_id, status: 'completed', notes: person.name }),
    )
    await requireSuccess(person.post(`/qualifications/${training.id}/submit-quiz`, answersTo(1, 1)))
    await requireSuccess(person.post(`/qualifications/complete/${training.id}`))
    await requireSuccess(person.post(`/onboarding/heart/training/${training.id}`))
    await requireSuccess(person.post(`/onboarding/heart/challenge/${challenge.id}`))
  }

  const group = await given.group({ by: callers.leader, of: church })
  const closed = await given.group({ by: callers.leader, of: church, join_type: 'closed' })
  const { person } = former
  for (const caller of [callers['group member'], callers['group admin'], person])
    await requireSuccess(caller.post('/groups/join', { joinCode: group.code }))
  await requireSuccess(admin.put(`/groups/${group.id}/members/${callers['group admin'].id}`, { role: 'admin' }))
  await requireSuccess(
    callers.leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: [person.id, unmet.person.id] }),
  )
  const post = (await requireSuccess(person.post(`/groups/${group.id}/post`, { content: 'Grace and peace' }))).data
  const reply = { post_id: post.id, message: 'Amen' }
  const comment = (await requireSuccess(person.post(`/groups/${group.id}/post/comment`, reply))).data
  const own = (await requireSuccess(callers['group member'].post(`/groups/${group.id}/post`, { content: 'Good morning' }))).data
  await requireSuccess(person.post(`/groups/${group.id}/post/${own.id}/like`))
  await requireSuccess(person.post(`/groups/${group.id}/post/${own.id}/report`, { reason: 'Spam' }))
  await requireSuccess(callers['group member'].post(`/groups/${group.id}/post/${post.id}/report`, { reason: 'Spam' }))
  await requireSuccess(person.post(`/groups/${group.id}/rate`, { rating: 4, comment: 'Warm' }))
  await requireSuccess(person.post('/groups/join-request', { group_id: closed.id }))
  for (const title of ['Pending', 'Approved'])
    await requireSuccess(
      person.post('/prayer-requests', { title, request_text: 'For rain', organization_id: church.id, anonymous: title === 'Approved' }),
    )
  const { data: pending } = await requireSuccess(callers.leader.get('/prayer-requests/pending'))
  const approved = pending.find(({ title }: { title: string }) => title === 'Approved')
  await requireSuccess(callers.leader.post(`/prayer-requests/${approved.id}/approve`))
  await requireSuccess(admin.delete(`/organizations/${church.id}/members/${person.id}`))

  await requester.person.post('/groups/join', { joinCode: closed.code })
  const asked = (await requireSuccess(requester.person.post('/groups/join-request', { group_id: closed.id }))).request

  const offers = { challenge: challenge.id, recommendation: challenge.id, qualification: training.id, badge: badge.id }
  const met = { group: group.id, closedGroup: closed.id, post_id: post.id, comment_id: comment.id, join_request: asked.id }
  const things = { ...ids, ...offers, ...met }
  return { unmet, taker, former, requester, things: [things, { ...things, group: closed.id }] }
}
