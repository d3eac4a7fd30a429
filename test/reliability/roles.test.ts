// Whoever loses a role, or their place in the church, while a request of theirs is under way: nothing happens by a role that is over.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveRole } from '#features/organizations/members/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { type Answer, startApp } from '../app.ts'
import { given as givenFor, type Person, unique } from '../given.ts'
import { givenBadge, givenChallenge } from '../given-challenges.ts'
import { wavBytes } from '../given-files.ts'
import { givenPosts } from '../given-posts.ts'
import { complete, givenTraining, start, submit } from '../given-trainings.ts'
import { sendForm } from '../given-uploads.ts'
import { sendWhileLocked } from '../held-up.ts'

const app = await startApp({ config: { DATABASE_CONNECTIONS: 40, MAX_GROUPS_PER_LEADER: 100 } })
const { db } = app.services
const given = { ...givenFor(app), ...givenPosts(app) }
const church = await given.organization()
const { admin } = church

/** Each thing that an admin may do by their role alone, on things of its own. */
async function createActions() {
  const [member, invited, author] = await given.people(3, church)
  const leads = await given.circle(church, admin, member!, author!)
  const closed = await given.group({ by: admin, of: church, join_type: 'closed' })
  const draft = await given.group({ by: member!, of: church })
  const [badge, other] = [await givenBadge({ of: church }), await givenBadge({ of: church })]
  const [challenge, doomed] = [await givenChallenge({ of: church }), await givenChallenge({ of: church })]
  const [training, ended] = [await givenTraining({ by: admin, of: church }), await givenTraining({ by: admin, of: church })]
  const asked = async () => (await author!.post('/prayer-requests', { title: unique('Prayer'), request_text: 'Pray' })).body.request.id
  const post = await given.post(author!, leads)
  const [shared, judged] = [await asked(), await asked()]
  const reported = await given.post(author!, leads)
  await member!.post(`/groups/${leads.id}/post/${reported.id}/report`, { reason: 'Unkind' })
  const [report] = (await admin.get(`/manage/reports?organization_id=${church.id}`)).body.data
  const joining = (await author!.post('/groups/join-request', { group_id: closed.id })).body.request.id
  const invitation = (await admin.post(`/organizations/${church.id}/invitations`, { email: `${invited!.id}@example.net` })).body.data
  const sound = { name: 'psalm.wav', bytes: wavBytes() }
  const in_church = { organization_id: church.id }
  const of = `/organizations/${church.id}`
  return (by: Person): Record<string, () => ReturnType<Person['post']>> => ({
    'change the church': () => by.patch(of, { enforce_leader_qualifications: false, reveal_quiz_answers: 'after_passing' }),
    invite: () => by.post(`${of}/invitations`, { email: `another-${invited!.id}@example.net`, role: 'admin' }),
    'take an invitation back': () => by.delete(`${of}/invitations/${invitation.id}`),
    'give a role': () => by.patch(`${of}/members/${member!.id}`, { role: 'admin' }),
    'remove somebody': () => by.delete(`${of}/members/${invited!.id}`),
    'make a badge': () => by.post('/badges', { name: 'Late', icon: 'star', ...in_church }),
    'change a badge': () => by.put(`/badges/${badge.id}`, { name: 'Late' }),
    'delete a badge': () => by.delete(`/badges/${other.id}`),
    'make a challenge': () => by.post('/challenges', { name: 'Late', challenge_content: '<p>x</p>', status: 'draft', ...in_church }),
    'change a challenge': () => by.put(`/challenges/${challenge.id}`, { name: 'Late' }),
    'delete a challenge': () => by.delete(`/challenges/${doomed.id}`),
    'make a training': () => by.post('/qualifications', { title: 'Late', ...in_church }),
    'change a training': () => by.put(`/qualifications/${training.id}`, { title: 'Late' }),
    'delete a training': () => by.delete(`/qualifications/${ended.id}`),
    'assign a training': () => by.post('/qualifications/assign', { qualification_id: training.id, user_ids: [member!.id] }),
    'upload a sound for a training': () =>
      sendForm(by, '/qualifications/upload-audio', [
        ['organization_id', church.id],
        ['file', sound],
      ]),
    'share a prayer': () => by.post(`/prayer-requests/${shared}/approve`),
    'turn a prayer down': () => by.post(`/prayer-requests/${judged}/reject`, {}),
    'post to everybody': () => by.post(`/groups/${church.global_group_id}/post`, { content: 'Late' }),
    'delete another’s post': () => by.delete(`/groups/${leads.id}/post/${post.id}`),
    'decide about a report': () => by.post(`/manage/reports/${report.id}/resolve`, { action: 'remove' }),
    'rename a group': () => by.put(`/groups/${draft.id}`, { name: 'Late' }),
    'make a new code': () => by.post(`/groups/${draft.id}/code`),
    'name a leader': () => by.put(`/groups/${draft.id}/leader`, { leader_id: member!.id }),
    'lay a group to rest': () => by.put(`/groups/${leads.id}/status`, { status: 'inactive' }),
    'make a group’s admin': () => by.put(`/groups/${leads.id}/members/${member!.id}`, { role: 'admin' }),
    'remove from a group': () => by.delete(`/groups/${leads.id}/members/${member!.id}`),
    'let in': () => by.post(`/groups/join-requests/${joining}/accept`),
    'delete a group': () => by.delete(`/groups/${closed.id}`),
  })
}

const losing: Record<string, { lose: (tx: Db, userId: number) => Promise<unknown>; refused: number[] }> = {
  'the role': { lose: (tx, userId) => saveRole(tx, church.id, userId, 'member'), refused: [403, 404] },
  'the place in the church': {
    lose: (tx, userId) => tx.run(sql`delete from organization_members where organization_id = ${church.id} and user_id = ${userId}`),
    refused: [403, 404, 422],
  },
}

type Actions = Record<string, () => Promise<Answer>>

/** Those of the actions that went through, or failed in another way, while whoever does them lost what they do them by. */
async function doneAllTheSame(actions: Actions, { refused, lose }: { refused: number[]; lose: (tx: Db) => Promise<unknown> }) {
  const asked = Object.entries(actions)
  const answers = await sendWhileLocked(db, lose, () => asked.map(([, ask]) => ask()))
  return asked.flatMap(([name], n) => (refused.includes(answers[n]!.status) ? [] : [`${name}: ${answers[n]!.text}`]))
}

/** Those of the actions that were refused, one after the other. */
async function refusedOf(actions: Actions) {
  const wrong = []
  for (const [name, ask] of Object.entries(actions)) {
    const { status, text } = await ask()
    if (status >= 300) wrong.push(`${name}: ${text}`)
  }
  return wrong
}

for (const [what, { lose, refused }] of Object.entries(losing)) {
  it(`does nothing more for an admin who loses ${what} meanwhile`, async () => {
    const person = await given.person({ of: church, role: 'admin' })
    assert.deepEqual(await doneAllTheSame((await createActions())(person), { refused, lose: (tx) => lose(tx, person.id) }), [])
  })
}

it('lets the admin who stays do all of it', async () => {
  assert.deepEqual(await refusedOf((await createActions())(admin)), [])
})

/** Each thing that a member may do by their place in the church alone. */
async function deedsOfMembers(person: Person) {
  const [member] = await given.people(1, church)
  const circle = await given.circle(church, admin, member!, person)
  const closed = await given.group({ by: admin, of: church, join_type: 'closed' })
  const [post, liked] = [await given.post(member!, circle), await given.post(member!, circle)]
  const own = await given.comment(person, post)
  const [comment, ended] = [await given.comment(member!, post), await given.comment(person, post)]
  await person.post(`/groups/${circle.id}/post/${liked.id}/like`)
  const [fresh, begun, done, hearted] = await Promise.all(Array.from({ length: 4 }, () => givenChallenge({ of: church })))
  for (const { id } of [begun, done]) await person.post(`/challenges/start/${id}`)
  await person.post(`/challenges/complete/${done.id}`)
  const modules = [{ title: 'One', content: '<p>Read</p>' }]
  const [unread, quiz, read] = [
    await givenTraining({ by: admin, of: church }),
    await givenTraining({ by: admin, of: church, modules, quiz_type: 'completion_consent' }),
    await givenTraining({ by: admin, of: church }),
  ]
  for (const training of [quiz, read]) await start(person, training)
  const inGroup = `/groups/${circle.id}`
  return (by: Person): Record<string, () => ReturnType<Person['post']>> => ({
    'found a group': () => by.post('/groups', { name: unique('Group'), organization_id: church.id }),
    'ask to come in': () => by.post('/groups/join-request', { group_id: closed.id }),
    'rate a group': () => by.post(`${inGroup}/rate`, { rating: 5 }),
    post: () => by.post(`${inGroup}/post`, { content: 'Late' }),
    comment: () => by.post(`${inGroup}/post/comment`, { post_id: post.id, message: 'Late' }),
    'change a comment': () => by.put(`${inGroup}/post/comment/${own.id}`, { message: 'Late' }),
    'delete a comment': () => by.delete(`${inGroup}/post/comment/${ended.id}`),
    like: () => by.post(`${inGroup}/post/${post.id}/like`),
    'like no longer': () => by.post(`${inGroup}/post/${liked.id}/unlike`),
    'report a post': () => by.post(`${inGroup}/post/${post.id}/report`, { reason: 'Unkind' }),
    'report a comment': () => by.post(`${inGroup}/post/comment/${comment.id}/report`, { reason: 'Unkind' }),
    block: () => by.post(`/users/${member!.id}/block`),
    'ask for prayer': () => by.post('/prayer-requests', { title: 'Late', request_text: 'Pray', organization_id: church.id }),
    'start a challenge': () => by.post(`/challenges/start/${fresh.id}`),
    'check in': () => by.post(`/challenges/check-in/${begun.id}`, {}),
    'complete a challenge': () => by.post(`/challenges/complete/${begun.id}`),
    'complete a challenge of onboarding': () => by.post(`/onboarding/challenges/${hearted.id}/complete`, {}),
    'undo a completion': () => by.post(`/onboarding/challenges/${done.id}/complete`, { completed: false }),
    'heart a challenge': () => by.post(`/onboarding/heart/challenge/${hearted.id}`),
    'heart a training': () => by.post(`/onboarding/heart/training/${unread.id}`),
    'start a training': () => start(by, unread),
    'go on in a training': () =>
      by.post(`/qualifications/update-progress/${quiz.id}`, { module_id: quiz.modules[0]!.id, status: 'completed' }),
    'submit a quiz': () => submit(by, quiz, { consent: true }),
    'complete a training': () => complete(by, read),
  })
}

it('does nothing more for a member who loses their place in the church meanwhile', async () => {
  const person = await given.person({ of: church })
  const { lose, refused } = losing['the place in the church']!
  assert.deepEqual(await doneAllTheSame((await deedsOfMembers(person))(person), { refused, lose: (tx) => lose(tx, person.id) }), [])
})

it('lets the member who stays do all of it', async () => {
  const person = await given.person({ of: church })
  assert.deepEqual(await refusedOf((await deedsOfMembers(person))(person)), [])
})

it('keeps no upload for the church of whoever is removed from it while it arrives', async () => {
  const person = await given.person({ of: church })
  const file = { name: 'psalm.wav', bytes: wavBytes() }
  const upload = () =>
    sendForm(person, '/challenges/upload-media', [
      ['type', 'audio'],
      ['organization_id', church.id],
      ['file', file],
    ])
  const [answer] = await sendWhileLocked(
    db,
    (tx) => losing['the place in the church']!.lose(tx, person.id),
    () => [upload()],
  )
  assert.deepEqual([answer!.status, Object.keys(answer!.body.errors ?? {})], [422, ['organization_id']], answer!.text)
})

it('makes no church the home of whoever is removed from it meanwhile', async () => {
  const elsewhere = await given.organization()
  const person = await given.person({ of: elsewhere })
  await db.run(sql`insert into organization_members (organization_id, user_id) values (${church.id}, ${person.id})`)
  const [answer] = await sendWhileLocked(
    db,
    (tx) => losing['the place in the church']!.lose(tx, person.id),
    () => [person.patch('/user', { home_organization_id: church.id })],
  )
  assert.equal(answer!.status, 422, answer!.text)
})
