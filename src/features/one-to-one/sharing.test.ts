import assert from 'node:assert/strict'
import { it } from 'node:test'
import { groupLimits } from '#features/groups/limits.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenPair } from '#test/given-pairs.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { invariants } from './invariants.ts'
import { NOTES, STEPS } from './limits.ts'
import { nudgeQuietPairs } from './nudges/nudging.ts'
import { personalData } from './personal-data.ts'

const app = await startApp()
const { db, log } = app.services
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()

async function walking() {
  const mentor = await given.person({ of: church, role: 'leadership' })
  const mentee = await given.person({ of: church })
  const { id } = await givenPair(mentor, mentee, church)
  return { mentor, mentee, id, at: `/pairs/${id}` }
}
const texts = async (by: Person, at: string) => ((await by.get(at)).body.data as { text: string }[]).map(({ text }) => text)
const erase = (person: Person) => eraseAccount(db, person.id, 'operator', groupLimits(app.services))

it('keeps of a note what was written last where that was read, and tells a device that has older words', async () => {
  const { mentor, mentee, at } = await walking()
  for (const kind of ['notes', 'private-notes']) {
    const note = (await mentor.post(`${at}/${kind}`, { text: 'Begun' })).body.data
    const change = (text: string, version: string, by = mentor) =>
      by.put(`${at}/${kind}/${note.id}`, { text }, { headers: { 'if-match': `"${version}"` } })
    const answers = await Promise.all([change('On the phone', note.created_at), change('On the tablet', note.created_at)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412], kind)
    const won = answers.find(({ status }) => status === 200)!
    assert.equal(won.headers['etag'], `"${won.body.data.edited_at}"`)
    assert.deepEqual(await texts(mentor, `${at}/${kind}`), [won.body.data.text])
    assert.equal((await change('Both', won.body.data.edited_at)).status, 200)
    assert.equal((await change('Foreign', won.body.data.edited_at, mentee)).status, kind === 'notes' ? 403 : 404)
  }
})

it('shares steps that either adds and either ticks, with what is to do first by its day', async () => {
  const { mentor, mentee, at } = await walking()
  const training = await givenTraining({ by: church.admin, of: church, title: 'Foundations' })
  const challenge = await givenChallenge({ of: church, name: 'Thanks' })
  const add = (by: Person, step: object) => by.post(`${at}/steps`, step)
  const sentence = (await add(mentor, { kind: 'sentence', text: 'Read Psalm 23' })).body.data
  const course = (await add(mentee, { kind: 'training', qualification_id: training.id, day: '2031-05-02' })).body.data
  const meeting = (await add(mentee, { kind: 'meeting', text: 'Café by the church', day: '2031-05-01' })).body.data
  const task = (await add(mentor, { kind: 'challenge', challenge_id: challenge.id })).body.data
  assert.deepEqual(
    [course.training, task.challenge, course.added_by],
    [{ id: training.id, title: 'Foundations' }, { id: challenge.id, name: 'Thanks' }, mentee.id],
  )
  const ticked = await mentee.post(`${at}/steps/${sentence.id}/tick`)
  assert.deepEqual([ticked.status, ticked.body.data.ticked_by], [200, mentee.id])
  assert.equal((await mentor.post(`${at}/steps/${sentence.id}/tick`)).body.data.ticked_by, mentee.id, 'who ticked first')
  const order = async () => (await mentor.get(`${at}/steps`)).body.data.map(({ id }: { id: number }) => id)
  assert.deepEqual(await order(), [meeting.id, course.id, task.id, sentence.id])
  assert.equal((await mentor.delete(`${at}/steps/${sentence.id}/tick`)).body.data.ticked_at, null)
  assert.deepEqual(await order(), [meeting.id, course.id, sentence.id, task.id])
  assert.equal((await mentor.delete(`${at}/steps/${meeting.id}`)).body.code, 'only_who_added_it')
  assert.equal((await mentee.delete(`${at}/steps/${meeting.id}`)).status, 200)
  assert.equal((await mentee.post(`${at}/steps/${meeting.id}/tick`)).status, 404)
})

it('takes of trainings and challenges what both may see, and of each kind what it needs', async () => {
  const { mentor, at } = await walking()
  const assigned = await givenTraining({ by: church.admin, of: church, visibility: 'assigned_only' })
  const foreign = await givenTraining({ by: elsewhere.admin, of: elsewhere })
  const draft = await givenChallenge({ of: church, status: 'draft' })
  const refused: [object, string][] = [
    [{ kind: 'sentence' }, 'text'],
    [{ kind: 'meeting', text: 'Soon' }, 'day'],
    [{ kind: 'training' }, 'qualification_id'],
    [{ kind: 'training', qualification_id: assigned.id }, 'qualification_id'],
    [{ kind: 'training', qualification_id: foreign.id }, 'qualification_id'],
    [{ kind: 'challenge', challenge_id: draft.id }, 'challenge_id'],
    [{ kind: 'party' }, 'kind'],
  ]
  for (const [step, field] of refused) {
    const { status, body } = await mentor.post(`${at}/steps`, step)
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], JSON.stringify(step))
  }
  assert.deepEqual((await mentor.get(`${at}/steps`)).body.data, [])
})

it('has notes that both read and one changes alone, and notes that nobody else reads', async () => {
  const { mentor, mentee, at } = await walking()
  const { data: note } = (await mentor.post(`${at}/notes`, { text: 'We talked about forgiveness' })).body
  const { data: own } = (await mentor.post(`${at}/private-notes`, { text: 'Pray for her father' })).body
  const seen = (await mentee.get(`${at}/notes`)).body.data[0]
  assert.deepEqual([seen.text, seen.is_mine, seen.edited_at], ['We talked about forgiveness', false, null])
  assert.deepEqual([await texts(mentor, `${at}/private-notes`), await texts(mentee, `${at}/private-notes`)], [['Pray for her father'], []])
  assert.equal((await mentee.put(`${at}/notes/${note.id}`, { text: 'x' })).body.code, 'only_who_wrote_it')
  assert.equal((await mentee.delete(`${at}/notes/${note.id}`)).status, 403)
  for (const path of [`${at}/private-notes/${own.id}`, `${at}/notes/${own.id + 1000}`]) {
    assert.equal((await mentee.put(path, { text: 'x' })).status, 404)
    assert.equal((await mentee.delete(path)).status, 404)
  }
  const changed = await mentor.put(`${at}/notes/${note.id}`, { text: 'We talked about grace' })
  assert.ok(changed.body.data.edited_at)
  assert.equal((await mentor.put(`${at}/private-notes/${own.id}`, { text: 'Pray for him' })).status, 200)
  assert.deepEqual(
    [await texts(mentee, `${at}/notes`), await texts(mentor, `${at}/private-notes`)],
    [['We talked about grace'], ['Pray for him']],
  )
})

it('keeps what was written when it has ended, where each removes their own and nothing comes to it', async () => {
  const { mentor, mentee, at } = await walking()
  const { data: note } = (await mentee.post(`${at}/notes`, { text: 'Thank you' })).body
  const { data: step } = (await mentee.post(`${at}/steps`, { kind: 'sentence', text: 'Rest' })).body
  await mentee.post(`${at}/private-notes`, { text: 'Mine' })
  await mentor.post(`${at}/end`)
  for (const answer of [
    await mentee.post(`${at}/notes`, { text: 'More' }),
    await mentee.put(`${at}/notes/${note.id}`, { text: 'Other words' }),
    await mentee.post(`${at}/steps`, { kind: 'sentence', text: 'More' }),
    await mentor.post(`${at}/steps/${step.id}/tick`),
  ])
    assert.deepEqual([answer.status, answer.body.error_type], [422, 'pair_not_active'])
  assert.deepEqual(await texts(mentor, `${at}/notes`), ['Thank you'])
  assert.equal((await mentee.post(`${at}/private-notes`, { text: 'It was good' })).status, 201)
  assert.equal((await mentee.delete(`${at}/notes/${note.id}`)).status, 200)
  assert.equal((await mentee.delete(`${at}/steps/${step.id}`)).status, 200)
  assert.deepEqual(await texts(mentor, `${at}/notes`), [])
})

it('takes nothing that is written in the moment in which it ends', async () => {
  const { mentor, mentee, at } = await walking()
  const answers = await Promise.all([
    ...Array.from({ length: 9 }, (_, n) => mentor.post(`${at}/notes`, { text: `Note ${n}` })),
    mentee.post(`${at}/end`),
  ])
  const written = answers.slice(0, 9).filter(({ status }) => status === 201)
  assert.ok(answers.slice(0, 9).every(({ status }) => [201, 422].includes(status)))
  assert.equal((await texts(mentor, `${at}/notes`)).length, written.length)
  const { late } = await db.one<{ late: number }>(sql`
    select count(*) as late from pair_notes join pairs on pairs.id = pair_id where pairs.closed_at < pair_notes.created_at and pairs.status = 'ended'`)
  assert.equal(late, 0)
})

it('has an end to notes and steps, also when ten come at once', async () => {
  const { mentor, id, at } = await walking()
  await db.run(
    sql`insert into pair_notes (pair_id, written_by, text) select ${id}, ${mentor.id}, 'x' from generate_series(1, ${NOTES}::int - 1)`,
  )
  await db.run(
    sql`insert into pair_private_notes (pair_id, user_id, text) select ${id}, ${mentor.id}, 'x' from generate_series(1, ${NOTES}::int - 1)`,
  )
  await db.run(
    sql`insert into pair_steps (pair_id, added_by, kind, text) select ${id}, ${mentor.id}, 'sentence', 'x' from generate_series(1, ${STEPS}::int - 1)`,
  )
  for (const [path, body, refusal] of [
    ['notes', { text: 'y' }, 'too_many_notes'],
    ['private-notes', { text: 'y' }, 'too_many_notes'],
    ['steps', { kind: 'sentence', text: 'y' }, 'too_many_steps'],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => mentor.post(`${at}/${path}`, body)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array.from({ length: 9 }, () => 422)])
    assert.ok(answers.some(({ body }) => body.error_type === refusal))
  }
  const first = (await mentor.get(`${at}/notes?per_page=2`)).body
  const next = (await mentor.get(`${at}/notes?per_page=2&cursor=${first.meta.next_cursor}`)).body
  const ids = [...first.data, ...next.data].map(({ id }: { id: number }) => id) as number[]
  assert.deepEqual([new Set(ids).size, ids], [4, ids.toSorted((one, other) => other - one)])
})

it('is nobody else’s: strangers, leaders and admins find nothing', async () => {
  const { mentor, mentee, at } = await walking()
  const { data: note } = (await mentor.post(`${at}/notes`, { text: 'Ours' })).body
  const { data: step } = (await mentor.post(`${at}/steps`, { kind: 'sentence', text: 'Ours' })).body
  const { data: own } = (await mentor.post(`${at}/private-notes`, { text: 'Mine' })).body
  const leader = await given.person({ of: church, role: 'leadership' })
  for (const person of [church.admin, leader, elsewhere.admin, await given.person({ of: church })]) {
    const answers = [
      ...['', '/notes', '/private-notes', '/steps'].map((path) => person.get(at + path)),
      person.post(`${at}/notes`, { text: 'x' }),
      person.post(`${at}/private-notes`, { text: 'x' }),
      person.post(`${at}/steps`, { kind: 'sentence', text: 'x' }),
      person.put(`${at}/notes/${note.id}`, { text: 'x' }),
      person.put(`${at}/private-notes/${own.id}`, { text: 'x' }),
      person.post(`${at}/steps/${step.id}/tick`),
      person.delete(`${at}/notes/${note.id}`),
      person.delete(`${at}/private-notes/${own.id}`),
      person.delete(`${at}/steps/${step.id}`),
      person.post(`${at}/report`, { reason: 'x' }),
      person.post(`${at}/agree`),
      person.post(`${at}/end`),
    ]
    for (const { status, text } of await Promise.all(answers)) assert.equal(status, 404, text)
  }
  assert.deepEqual(await texts(mentee, `${at}/notes`), ['Ours'])
})

it('takes what somebody wrote with their account, and leaves what the other wrote to them', async () => {
  const { mentor, mentee, id, at } = await walking()
  for (const [person, name] of [
    [mentor, 'mentor'],
    [mentee, 'mentee'],
  ] as const) {
    await person.post(`${at}/notes`, { text: `${name}-note` })
    await person.post(`${at}/private-notes`, { text: `${name}-private` })
    await person.post(`${at}/steps`, { kind: 'sentence', text: `${name}-step` })
    await person.post(`${at}/report`, { reason: `${name}-report`, note_ids: [(await person.get(`${at}/notes`)).body.data.at(-1).id] })
  }
  const steps = (await mentor.get(`${at}/steps`)).body.data as { id: number; text: string }[]
  await mentor.post(`${at}/steps/${steps.find(({ text }) => text === 'mentee-step')!.id}/tick`)
  const exported = async (person: Person) =>
    JSON.stringify(await Promise.all(Object.values(personalData.exports!).map((list) => Array.fromAsync(list(db, person.id)))))
  const [ofMentor, ofMentee] = [await exported(mentor), await exported(mentee)]
  for (const kind of ['note', 'private', 'step', 'report']) {
    assert.ok(ofMentor.includes(`mentor-${kind}`) && ofMentee.includes(`mentee-${kind}`), kind)
    assert.ok(kind === 'step' || !(ofMentor.includes(`mentee-${kind}`) || ofMentee.includes(`mentor-${kind}`)), kind)
  }
  assert.ok(!ofMentee.includes('mentor-step'))
  await erase(mentor)
  const left = await mentee.get(at)
  assert.deepEqual([left.body.data.status, left.body.data.mentor.name], ['ended', 'Deleted user'])
  assert.deepEqual([await texts(mentee, `${at}/notes`), await texts(mentee, `${at}/private-notes`)], [['mentee-note'], ['mentee-private']])
  const [step, ...others] = (await mentee.get(`${at}/steps`)).body.data
  assert.deepEqual([step.text, step.ticked_by, step.ticked_at !== null, others], ['mentee-step', null, true, []])
  const { rows } = await db.pool.query(`
    select text from pair_notes union all select text from pair_private_notes union all select text from pair_steps
    union all select reason from pair_reports union all select text from pair_reported_notes`)
  assert.ok(!JSON.stringify(rows).includes('mentor-'))
  await erase(mentee)
  assert.equal(await db.maybe(sql`select from pairs where id = ${id}`), undefined)
})

it('tells both, once, when nothing was shared for a month; a private note is nothing that the other hears of', async () => {
  const { mentor, mentee, id, at } = await walking()
  const other = await walking()
  const look = () => Promise.all(Array.from({ length: 5 }, () => nudgeQuietPairs({ db, log, signal: new AbortController().signal })))
  const nudges = async (person: Person) =>
    (await person.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'pair_quiet').length
  await db.run(sql`update pairs set active_at = now() - interval '29 days' where id = ${id}`)
  await look()
  assert.equal(await nudges(mentor), 0)
  await db.run(sql`update pairs set active_at = now() - interval '31 days' where id = ${id}`)
  await mentor.post(`${at}/private-notes`, { text: 'Quiet' })
  await look()
  await look()
  assert.deepEqual([await nudges(mentor), await nudges(mentee), await nudges(other.mentor)], [1, 1, 0])
  await mentee.post(`${at}/notes`, { text: 'Shall we meet?' })
  assert.equal(await nudges(mentor), 0)
  await db.run(sql`delete from notices where kind = 'pair_quiet'`)
  await db.run(sql`update pairs set active_at = now() - interval '31 days', nudged_at = now() - interval '40 days' where id = ${id}`)
  await look()
  assert.equal(await nudges(mentor), 1)
})

it('forgets after 90 days that somebody was asked and it came to nothing', async () => {
  const leader = await given.person({ of: church, role: 'leadership' })
  const [one, two] = await given.people(2, church)
  const pairs = []
  for (const person of [one!, two!]) {
    const { id } = (await leader.post('/pairs', { user_id: person.id, as: 'mentor', organization_id: church.id })).body.data
    await person.post(`/pairs/${id}/end`)
    pairs.push(id)
  }
  await db.run(sql`update pairs set closed_at = now() - interval '91 days' where id = ${pairs[0]}`)
  await db.run(sql`select from graphile_worker.add_job('one-to-one.forget')`)
  await app.work()
  assert.deepEqual(
    (await db.many<{ id: number }>(sql`select id from pairs where id = any(${pairs})`)).map(({ id }) => id),
    [pairs[1]],
  )
})

it('leaves nothing that must not be', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
