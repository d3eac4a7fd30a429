import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenSurvey } from '#test/given-onboarding.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { sendWhileLocked } from '#test/held-up.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const { admin } = church
const training = await givenTraining({ by: admin, of: church, type: 'Mercy' })
const challenge = await givenChallenge({ of: church })

const curriculum = async (person: Person) => (await person.get('/onboarding/curriculum')).body.data
const ids = (items: { id: number }[]) => items.map(({ id }) => id)

it('ten hearts at once are one', async () => {
  const person = await given.person({ of: church })
  for (const path of [`/onboarding/heart/training/${training.id}`, `/onboarding/heart/challenge/${challenge.id}`]) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.post(path)))
    for (const { status, body } of answers) assert.deepEqual([status, body.hearted], [200, true])
  }
  const { trainings, challenges, totals } = await curriculum(person)
  assert.deepEqual([ids(trainings), ids(challenges), totals.items_total], [[training.id], [challenge.id], 2])
})

it('what is for leaders or the assigned is not on offer, to leaders and the assigned neither', async () => {
  const [leader, member] = [await given.person({ of: church, role: 'leadership' }), await given.person({ of: church })]
  const type = 'Secrets'
  const hidden = [
    await givenTraining({ by: admin, of: church, type, visibility: 'leadership_only' }),
    await givenTraining({ by: admin, of: church, type, visibility: 'assigned_only' }),
  ]
  for (const { id } of hidden) await admin.post('/qualifications/assign', { qualification_id: id, user_ids: [member.id] })
  for (const person of [member, leader, admin]) {
    for (const { id } of hidden) {
      assert.equal((await person.get(`/qualifications/${id}`)).status, 200)
      assert.equal((await person.post(`/onboarding/heart/training/${id}`)).status, 404)
    }
    assert.deepEqual((await person.get(`/onboarding/browse/trainings?topic=${type}`)).body.data, [])
    const topics = (await person.get('/onboarding/browse/topics')).body.data
    assert.ok(!topics.some(({ topic }: { topic: string }) => topic === type))
  }
})

it('whoever hearts what is deleted in that moment is told that it is gone', async () => {
  const person = await given.person({ of: church })
  const { id } = await givenChallenge({ of: church })
  const [answer] = await sendWhileLocked(
    app.services.db,
    (tx) => tx.run(sql`delete from challenges where id = ${id}`),
    () => [person.post(`/onboarding/heart/challenge/${id}`)],
  )
  assert.equal(answer!.status, 404, answer!.text)
})

it('what was hearted and is no longer offered stays visible as such, breaks no list, and can be taken out', async () => {
  const person = await given.person({ of: church })
  const fading = await givenTraining({ by: admin, of: church, type: 'Mercy' })
  const hidden = await givenTraining({ by: admin, of: church, type: 'Mercy' })
  const archived = await givenChallenge({ of: church, description: 'A day' })
  for (const { id } of [fading, hidden]) await person.post(`/onboarding/heart/training/${id}`)
  await person.post(`/onboarding/heart/challenge/${archived.id}`)
  await admin.delete(`/qualifications/${fading.id}`)
  await admin.put(`/qualifications/${hidden.id}`, { visibility: 'leadership_only' })
  await admin.put(`/challenges/${archived.id}`, { status: 'archived' })
  await givenSurvey(person, { learning_track: 'manual' })

  const { trainings, challenges } = await curriculum(person)
  assert.deepEqual(
    trainings.map(({ id, available }: { id: number; available: boolean }) => [id, available]),
    [
      [hidden.id, false],
      [fading.id, false],
    ],
  )
  assert.deepEqual([challenges[0].available, challenges[0].description], [false, ''])
  assert.equal((await person.get('/onboarding/journey')).body.journey.trainings.length, 2)
  assert.equal((await person.get('/onboarding/progress')).body.data.trainings.total, 2)
  for (const path of ['/onboarding/browse/trainings', '/onboarding/browse/challenges', '/onboarding/browse/topics', '/onboarding/status'])
    assert.equal((await person.get(path)).status, 200)

  assert.equal((await person.delete(`/onboarding/heart/training/${fading.id}`)).body.hearted, false)
  assert.equal((await person.delete(`/onboarding/heart/training/${fading.id}`)).status, 404)
  assert.deepEqual(ids((await curriculum(person)).trainings), [hidden.id])
})

it('somebody who leaves the church keeps seeing that they hearted, and no more', async () => {
  const person = await given.person({ of: church })
  const other = await given.organization()
  await admin.post('/groups', { name: 'Elsewhere', organization_id: other.id })
  await person.post(`/onboarding/heart/challenge/${challenge.id}`)
  await app.services.db.pool.query('insert into subscriptions (user_id, status) values ($1, $2)', [person.id, 'active'])
  assert.equal((await admin.delete(`/organizations/${church.id}/members/${person.id}`)).status, 200)
  assert.equal((await curriculum(person)).challenges[0].available, false)
})

it('the manual journey is as old as the survey that chose it', async () => {
  const person = await given.person({ of: church })
  await givenSurvey(person, { focus_topics: ['mercy'] })
  await person.post('/onboarding/generate-journey')
  const guided = (await person.get('/onboarding/journey')).body.journey.generated_at
  await givenSurvey(person, { learning_track: 'manual' })
  const { journey } = (await person.get('/onboarding/journey')).body
  assert.ok(journey.generated_at > guided, `${journey.generated_at} after ${guided}`)
  assert.deepEqual((await person.get('/onboarding/journey')).body.journey, journey)
})

it('of very much that somebody hearted the last 400 of a kind come, and the totals count all', async () => {
  const eager = await given.organization()
  const { db } = app.services
  await db.run(sql`
    with made as (
      insert into trainings (organization_id, title, type) select ${eager.id}, repeat('“', 255), repeat('“', 100) from generate_series(1, 402) returning id
    ), hearted as (
      insert into hearted_trainings (user_id, training_id, hearted_at) select ${eager.admin.id}, id, now() + id * interval '1 second' from made returning training_id
    ) insert into training_progress (user_id, training_id, completed_at) select ${eager.admin.id}, training_id, now() from hearted`)
  await db.run(sql`
    with made as (
      insert into challenges (organization_id, name, content, description, action, status)
      select ${eager.id}, repeat('“', 255), '', repeat('“', 500), repeat('“', 255), 'published' from generate_series(1, 401) returning id
    ) insert into hearted_challenges (user_id, challenge_id, hearted_at) select ${eager.admin.id}, id, now() + id * interval '1 second' from made`)
  await givenSurvey(eager.admin, { learning_track: 'manual' })
  const answer = await eager.admin.get('/onboarding/curriculum')
  assert.ok(Buffer.byteLength(answer.text) < 4_000_000)
  const { trainings, challenges, totals } = answer.body.data
  assert.deepEqual([trainings.length, challenges.length], [400, 400])
  assert.ok(trainings[0].id > trainings[399].id)
  const { training_total, training_completed, challenge_total, items_total } = totals
  assert.deepEqual([training_total, training_completed, challenge_total, items_total], [402, 402, 401, 803])
  const { journey } = (await eager.admin.get('/onboarding/journey')).body
  assert.deepEqual([journey.trainings.length, journey.challenges.length, journey.totals], [400, 400, totals])
})

it('of very many topics the 500 most frequent come', async () => {
  const various = await given.organization()
  await app.services.db.run(sql`
    insert into trainings (organization_id, title, type) select ${various.id}, 'Training', 'Topic ' || least(n, 600) from generate_series(1, 602) n`)
  const { data } = (await various.admin.get('/onboarding/browse/topics')).body
  assert.deepEqual([data.length, data[0]], [500, { topic: 'Topic 600', training_count: 3 }])
})

it('topics that are as frequent come as one looks names up', async () => {
  const various = await given.organization()
  const inOrder = ['anger', 'Anger', 'Mut', 'Öffnung', 'Ordnung', 'zeal', 'Zeit']
  for (const type of inOrder.toReversed()) await givenTraining({ by: various.admin, of: various, type })
  const { data } = (await various.admin.get('/onboarding/browse/topics')).body
  assert.deepEqual(
    data.map(({ topic }: { topic: string }) => topic).filter((topic: string) => inOrder.includes(topic)),
    inOrder,
  )
})

it('progress counts journey and hearts together, each item once', async () => {
  const person = await given.person({ of: elsewhere })
  const made = await givenTraining({ by: elsewhere.admin, of: elsewhere, title: 'Kindness', type: 'Mercy' })
  const [one, two] = [await givenChallenge({ of: elsewhere, name: 'Kindness' }), await givenChallenge({ of: elsewhere, name: 'Kindness' })]
  await givenSurvey(person, { focus_topics: ['kindness'] })
  await person.post('/onboarding/generate-journey')
  await person.post(`/onboarding/heart/training/${made.id}`)
  await person.post(`/onboarding/heart/challenge/${two.id}`)
  await givenCompletion(person, made)
  await person.post(`/challenges/start/${one.id}`)
  const { data } = (await person.get('/onboarding/progress')).body
  assert.deepEqual(data.trainings, { total: 1, started: 1, completed: 1 })
  assert.deepEqual(data.challenges, { total: 2, started: 1, completed: 0 })
  assert.equal(data.percent_completed, 33)
})

it('a search finds all its words in any order, also in topics and series', async () => {
  const person = await given.person({ of: church })
  const found = await givenTraining({
    by: admin,
    of: church,
    title: 'Cafés of Zürich',
    type: 'Travel',
    series: 'Switzerland',
    topics: ['coffee'],
  })
  for (const search of ['zurich CAFES', 'coffee', 'switzer', 'travel coffee'])
    assert.deepEqual(
      ids((await person.get(`/onboarding/browse/trainings?search=${encodeURIComponent(search)}`)).body.data),
      [found.id],
      search,
    )
  assert.deepEqual((await person.get('/onboarding/browse/trainings?search=coffee%20tea')).body.data, [])
})

it('says who offers what is for everyone, wherever one meets it', async () => {
  const person = await given.person({ of: elsewhere })
  const fields = { by: admin, of: church }
  const [open, own] = [
    await givenTraining({ ...fields, title: 'Openness', visibility: 'everyone' }),
    await givenTraining({ ...fields, title: 'Openness' }),
  ]
  const [openChallenge, ownChallenge] = [
    await givenChallenge({ ...fields, name: 'Openness', visibility: 'everyone' }),
    await givenChallenge({ ...fields, name: 'Openness' }),
  ]
  const offering = { id: church.id, name: church.name }
  const of = (items: { id: number; organization: unknown }[], { id }: { id: number }) => items.find((item) => item.id === id)!.organization
  for (const reader of [person, admin]) {
    for (const path of [
      '/onboarding/browse/trainings?search=openness',
      '/qualifications/get_qualifications',
      '/qualifications?per_page=100',
    ]) {
      const { data } = (await reader.get(path)).body
      assert.deepEqual(of(data, open), offering, path)
      if (reader === admin) assert.equal(of(data, own), null)
    }
    assert.deepEqual(of((await reader.get('/onboarding/browse/challenges?search=openness')).body.data, openChallenge), offering)
    assert.deepEqual((await reader.get(`/qualifications/${open.id}`)).body.data.organization, offering)
    assert.deepEqual((await reader.get(`/challenges/${openChallenge.id}`)).body.data.organization, offering)
  }
  const { data } = (await admin.get('/challenges')).body
  assert.deepEqual([of(data, openChallenge), of(data, ownChallenge)], [offering, null])
})
