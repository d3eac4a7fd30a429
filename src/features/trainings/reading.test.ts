import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { answersTo, givenTraining, quizOf, start, submit } from '#test/given-trainings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })

const idsFor = async (person: Person, query = '') => {
  const { status, body, text } = await person.get(`/qualifications/get_qualifications${query}`)
  assert.equal(status, 200, text)
  return body.data.map(({ id }: { id: number }) => id)
}
const make = (fields: object = {}) => givenTraining({ by: leader, of: church, ...fields })

it('lists trainings series by series, in each the oldest first, those without one last', async () => {
  const { admin, ...of } = await given.organization()
  const made: number[] = []
  for (const series of ['Roots', null, 'Fruit', 'Roots']) made.push((await givenTraining({ by: admin, of: { admin, ...of }, series })).id)
  const [roots, plain, fruit, rootsToo] = made
  assert.deepEqual(
    (await idsFor(admin, `?organization_id=${of.id}`)).filter((id: number) => made.includes(id)),
    [fruit, roots, rootsToo, plain],
  )
})

it('lists series as one looks names up, from page to page too', async () => {
  const of = await given.organization()
  const inOrder = ['apple', 'Apple', 'Ästhetik', 'Aufbruch', 'Zeit', 'zoom', null]
  const made = new Map<number, string | null>()
  for (const series of inOrder.toReversed()) made.set((await givenTraining({ by: of.admin, of, series })).id, series)
  const seriesOf = (items: { id: number }[]) => items.filter(({ id }) => made.has(id)).map(({ id }) => made.get(id))
  assert.deepEqual(seriesOf((await of.admin.get(`/qualifications?organization_id=${of.id}`)).body.data), inOrder)
  const read: { id: number }[] = []
  for (let cursor = ''; ; ) {
    const { data, meta } = (await of.admin.get(`/qualifications/get_qualifications?organization_id=${of.id}&per_page=1${cursor}`)).body
    read.push(...data)
    if (!meta.next_cursor) break
    cursor = `&cursor=${encodeURIComponent(meta.next_cursor)}`
  }
  assert.deepEqual(seriesOf(read), inOrder)
})

it('finds in the catalog by words of title, series and type, and says how many modules each has', async () => {
  const of = await given.organization()
  const trainings = [
    { title: 'Learning to Pray', modules: [{ title: 'One' }, { title: 'Two' }] },
    { title: 'José reads', series: 'Prayers', modules: [] },
    { title: 'Work', type: 'Daily', modules: [{ title: 'One' }] },
  ]
  for (const fields of trainings) await givenTraining({ by: of.admin, of, ...fields })
  const found = async (search: string) => {
    const { data, total } = (await of.admin.get(`/qualifications?organization_id=${of.id}&search=${encodeURIComponent(search)}`)).body
    return [total, ...data.map(({ title, module_count }: { title: string; module_count: number }) => `${title}: ${module_count}`)]
  }
  assert.deepEqual(await found('pray'), [2, 'José reads: 0', 'Learning to Pray: 2'])
  assert.deepEqual(await found('jose'), [1, 'José reads: 0'])
  assert.deepEqual(await found('work daily'), [1, 'Work: 1'])
  assert.deepEqual(await found('pray%'), [0])
  assert.equal((await found(''))[0], 3)
})

it('lists by organization, series, type, and what leaders need', async () => {
  const one = await make({ series: 'S 100%', type: 'Basics', is_required_for_leadership: true })
  const two = await make({ series: 'S 100%', type: 'Advanced' })
  const far = await givenTraining({ by: elsewhere.admin, of: elsewhere, series: 'S 100%', visibility: 'everyone' })
  assert.deepEqual(await idsFor(member, `?series=${encodeURIComponent('S 100%')}`), [one.id, two.id, far.id])
  assert.deepEqual(await idsFor(member, `?series=${encodeURIComponent('S 100%')}&type=Basics`), [one.id])
  assert.deepEqual(await idsFor(member, `?organization_id=${church.id}&required_for_leadership=true`), [one.id])
  assert.deepEqual(await idsFor(member, '?series=S'), [])
  assert.equal((await member.get(`/qualifications/get_qualifications?organization_id=${elsewhere.id}`)).status, 404)
})

it('comes with the texts of one’s own churches and of what one took up, and without those of what others offer to everyone', async () => {
  const quiet = await given.organization()
  const [reader, texts] = [await given.person({ of: quiet }), { content: '<p>Read</p>', modules: [{ title: 'One', content: 'Begin' }] }]
  const own = await givenTraining({ by: quiet.admin, of: quiet, ...texts, ...quizOf(1) })
  const [begun, hearted, untouched] = [
    await make({ visibility: 'everyone', ...texts, ...quizOf(1) }),
    await make({ visibility: 'everyone', ...texts, ...quizOf(1) }),
    await make({ visibility: 'everyone', ...texts, ...quizOf(1) }),
  ]
  await start(reader, begun)
  await reader.post(`/onboarding/heart/training/${hearted.id}`)
  const { body } = await reader.get('/qualifications/get_qualifications')
  const seen = new Map<number, (typeof body.data)[number]>(body.data.map((training: { id: number }) => [training.id, training]))
  for (const { id } of [own, begun, hearted]) {
    const { has_texts, content, modules, quiz_data } = seen.get(id)
    assert.deepEqual([has_texts, content, modules[0].content, quiz_data.questions.length], [true, '<p>Read</p>', 'Begin', 1])
  }
  const { has_texts, content, modules, quiz_data, quiz_type, title } = seen.get(untouched.id)
  assert.deepEqual([has_texts, content, modules, quiz_data], [false, '', [], null])
  assert.deepEqual([quiz_type, title], ['multiple_choice', untouched.title])
  assert.equal((await reader.get(`/qualifications/${untouched.id}`)).body.data.content, '<p>Read</p>')
})

it('ends a list of long texts before 4 MB, and goes on where the cursor leads', async () => {
  const wordy = await given.organization()
  const { db } = app.services
  const rows = await db.many<{ id: number }>(sql`
    insert into trainings (organization_id, title, type, series, content)
    select ${wordy.id}, 'Long ' || n, 'Long', (array['A', 'B', null])[1 + n % 3], repeat('“', 80000) from generate_series(1, 30) n returning id`)
  await db.run(sql`
    insert into training_modules (training_id, position, title, content)
    select id, 1, 'Part', repeat('"', 50000) from trainings where organization_id = ${wordy.id}`)
  const found: number[] = []
  let cursor: string | null = ''
  let answers = 0
  while (cursor !== null) {
    const query = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const { body, text } = await wordy.admin.get(`/qualifications/get_qualifications?organization_id=${wordy.id}${query}`)
    assert.ok(Buffer.byteLength(text) < 4_100_000, `${Buffer.byteLength(text)} bytes`)
    found.push(...body.data.map(({ id }: { id: number }) => id))
    cursor = body.meta.next_cursor
    answers++
  }
  assert.equal(answers, 3)
  assert.deepEqual(
    found,
    (
      await db.many<{ id: number }>(
        sql`select id from trainings where organization_id = ${wordy.id} order by series nulls last, created_at, id`,
      )
    ).map(({ id }) => id),
  )
  assert.equal(found.length, rows.length)
})

it('refuses a cursor that leads to a training which is gone, or hidden', async () => {
  const { admin, ...of } = await given.organization()
  const [, second] = [await givenTraining({ by: admin, of: { admin, ...of } }), await givenTraining({ by: admin, of: { admin, ...of } })]
  await givenTraining({ by: admin, of: { admin, ...of } })
  const path = `/qualifications/get_qualifications?organization_id=${of.id}&per_page=2`
  const { next_cursor } = (await admin.get(path)).body.meta
  const next = () => admin.get(`${path}&cursor=${encodeURIComponent(next_cursor)}`)
  assert.equal((await next()).body.data.length, 1)
  await admin.delete(`/qualifications/${second.id}`)
  const { status, body } = await next()
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['cursor']])
})

it('pages through all that one may see, without texts', async () => {
  const small = await given.organization()
  const made: number[] = []
  for (const series of ['B', null, 'A'])
    made.push((await givenTraining({ by: small.admin, of: small, series, content: 'Long', modules: [{ title: 'One' }], ...quizOf(1) })).id)
  const page = async (query: string) => (await small.admin.get(`/qualifications?organization_id=${small.id}${query}`)).body
  const first = await page('&per_page=2')
  assert.deepEqual([first.data.map(({ id }: { id: number }) => id), first.total, first.last_page], [[made[2], made[0]], 3, 2])
  for (const text of ['content', 'quiz_data', 'modules']) assert.ok(!(text in first.data[0]))
  assert.deepEqual(
    (await page('&per_page=2&page=2')).data.map(({ id }: { id: number }) => id),
    [made[1]],
  )
  assert.deepEqual(
    (await page('&series=A')).data.map(({ id }: { id: number }) => id),
    [made[2]],
  )
  assert.equal((await member.get(`/qualifications?organization_id=${small.id}`)).status, 404)
})

it('shows a training that is assigned whatever its visibility, with the date, and no longer to who has left', async () => {
  const training = await make({ visibility: 'leadership_only' })
  const learner = await given.person({ of: church })
  assert.equal((await learner.get(`/qualifications/${training.id}`)).status, 404)
  await leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: [learner.id], due_date: '2100-01-31' })
  const { is_assigned, due_date } = (await learner.get(`/qualifications/${training.id}`)).body.data
  assert.deepEqual([is_assigned, due_date], [true, '2100-01-31'])
  assert.ok((await idsFor(learner)).includes(training.id))
  await church.admin.delete(`/organizations/${church.id}/members/${learner.id}`)
  await app.services.db.pool.query(`insert into subscriptions (user_id, status) values ($1, 'active')`, [learner.id])
  assert.equal((await learner.get(`/qualifications/${training.id}`)).status, 404)
})

it('shows the right answers to everybody, until an organization keeps them from learners who have not passed', async () => {
  const training = await make({ visibility: 'everyone', ...quizOf(2) })
  const answers = async (person: Person) =>
    (await person.get(`/qualifications/${training.id}`)).body.data.quiz_data.questions.map(
      (question: { correct_answer_index?: number }) => question.correct_answer_index,
    )
  for (const person of [leader, member, elsewhere.admin]) assert.deepEqual(await answers(person), [0, 1])
  await church.admin.patch(`/organizations/${church.id}`, { reveal_quiz_answers: 'after_passing' })
  assert.deepEqual(await answers(leader), [0, 1])
  assert.deepEqual(await answers(elsewhere.admin), [undefined, undefined], 'leading elsewhere is not enough')
  await start(elsewhere.admin, training)
  await submit(elsewhere.admin, training, answersTo(2, 2))
  assert.deepEqual(await answers(elsewhere.admin), [0, 1])
  await church.admin.patch(`/organizations/${church.id}`, { reveal_quiz_answers: 'always' })
})
