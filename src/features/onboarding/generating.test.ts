import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findActor, lifetimesOf } from '#features/accounts/actor.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenSurvey } from '#test/given-onboarding.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { countWaiting, sendWhileLocked } from '#test/held-up.ts'
import { generateJourney } from './generating.ts'

const app = await startApp({ config: { DATABASE_CONNECTIONS: 12 } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const { admin } = church

const ids = (items: { id: number }[]) => items.map(({ id }) => id)
const generate = async (person: Person) => {
  const { status, body, text } = await person.post('/onboarding/generate-journey')
  assert.equal(status, 200, text)
  return body.journey
}
const completeChallenge = (person: Person, id: number) => person.post(`/onboarding/challenges/${id}/complete`)

const fasting = [
  await givenChallenge({ of: church, name: 'Fasting for a day' }),
  await givenChallenge({ of: church, name: 'A fast from the phone' }),
]
for (let n = 0; n < 6; n++) await givenChallenge({ of: church })
const training = await givenTraining({ by: admin, of: church, title: 'Fasting with others', type: 'Practice' })

it('ten calls at once make one journey', async () => {
  const person = await given.person({ of: church })
  await givenSurvey(person, { focus_topics: ['fasting'] })
  const answers = await sendWhileLocked(
    app.services.db,
    (tx) => tx.run(sql`lock table guided_journeys in share row exclusive mode`),
    () => Array.from({ length: 10 }, () => person.post('/onboarding/generate-journey')),
  )
  for (const { status, body } of answers) assert.deepEqual([status, body], [200, answers[0]!.body])
})

it('a later call makes it anew when another survey or catalogue asks for it, else leaves it as it was generated', async () => {
  const person = await given.person({ of: church })
  await givenSurvey(person, { focus_topics: ['fasting'] })
  const first = await generate(person)
  assert.deepEqual(await generate(person), first)
  const later = await givenChallenge({ of: church, name: 'Hospitality in practice' })
  const second = await generate(person)
  assert.ok(second.generated_at > first.generated_at)
  await givenSurvey(person, { focus_topics: ['hospitality'] })
  assert.equal((await generate(person)).challenges[0].id, later.id)
})

it('what was completed stays first and in its order, and what was completed elsewhere is not recommended', async () => {
  const person = await given.person({ of: church })
  await givenSurvey(person, { focus_topics: ['fasting'] })
  const done = await givenChallenge({ of: church, name: 'Fasting done before' })
  await completeChallenge(person, done.id)
  const before = await generate(person)
  assert.ok(!ids(before.challenges).includes(done.id))
  assert.deepEqual(ids(before.trainings), [training.id])
  const [second, third] = [before.challenges[2].id, before.challenges[4].id]
  await completeChallenge(person, third)
  await completeChallenge(person, second)
  await givenCompletion(person, training)
  const after = await generate(person)
  assert.deepEqual(ids(after.challenges).slice(0, 4), [second, third, ...ids(fasting)])
  assert.deepEqual(after.trainings, [{ ...before.trainings[0], completed: true }])
  assert.equal(after.totals.items_completed, 3)
  assert.equal(after.xp.total_xp, 400)
})

it('what is begun anew or deleted in the moment of generating is in the journey once, or not at all', async () => {
  const person = await given.person({ of: church })
  await givenSurvey(person, { focus_topics: ['fasting'] })
  const gone = await givenChallenge({ of: church, name: 'Fasting no more' })
  const [again] = ids((await generate(person)).challenges)
  await completeChallenge(person, again!)
  const [begunAnew] = await sendWhileLocked(
    app.services.db,
    async (tx) => {
      await tx.run(sql`lock table trainings`)
      await tx.run(
        sql`update challenge_progress set status = 'in-progress', completed_at = null, points_awarded = null where user_id = ${person.id}`,
      )
    },
    () => [person.post('/onboarding/generate-journey')],
  )
  assert.equal(begunAnew!.status, 200, begunAnew!.text)
  assert.equal(ids(begunAnew!.body.journey.challenges).filter((id) => id === again).length, 1)

  await givenChallenge({ of: church, name: 'Fasting for two' })
  const [deleted] = await sendWhileLocked(
    app.services.db,
    async (tx) => {
      await tx.run(sql`lock table guided_journeys in share row exclusive mode`)
      await tx.run(sql`delete from challenges where id = ${gone.id}`)
    },
    () => [person.post('/onboarding/generate-journey')],
  )
  assert.equal(deleted!.status, 200, deleted!.text)
  assert.ok(!ids(deleted!.body.journey.challenges).includes(gone.id))
  await completeChallenge(person, again!)
})

it('a journey holds what is public, also from elsewhere when it is for everyone, and nothing else', async () => {
  const word = 'Zeisig'
  const open = await givenChallenge({ of: elsewhere, name: word, visibility: 'everyone' })
  const openTraining = await givenTraining({ by: elsewhere.admin, of: elsewhere, title: word, type: 'Birds', visibility: 'everyone' })
  await givenChallenge({ of: elsewhere, name: word })
  await givenChallenge({ of: church, name: word, status: 'draft' })
  await givenChallenge({ of: church, name: word, status: 'archived' })
  await givenTraining({ by: elsewhere.admin, of: elsewhere, title: word, type: 'Birds' })
  await givenTraining({ by: admin, of: church, title: word, type: 'Birds', visibility: 'leadership_only' })
  const assigned = await givenTraining({ by: admin, of: church, title: word, type: 'Birds', visibility: 'assigned_only' })
  const member = await given.person({ of: church })
  await admin.post('/qualifications/assign', { qualification_id: assigned.id, user_ids: [member.id] })
  await givenSurvey(member, { focus_topics: [word] })
  const journey = await generate(member)
  const found = (items: { id: number; title: string }[]) => ids(items.filter(({ title }) => title === word))
  assert.deepEqual(found(journey.challenges), [open.id])
  assert.deepEqual(found(journey.trainings), [openTraining.id])
  const leader = await given.person({ of: church, role: 'leadership' })
  await givenSurvey(leader, { focus_topics: [word] })
  assert.deepEqual(found((await generate(leader)).trainings), [openTraining.id])
})

it('an item that is no longer offered stays in the journey as such, without its texts', async () => {
  const person = await given.person({ of: church })
  const challenge = await givenChallenge({ of: church, name: 'Ornithology', description: 'Look up', action: 'Count' })
  const birds = await givenTraining({ by: admin, of: church, title: 'Ornithology', type: 'Birds' })
  await givenSurvey(person, { focus_topics: ['ornithology'] })
  assert.deepEqual((await generate(person)).challenges[0].available, true)
  await completeChallenge(person, challenge.id)
  await admin.put(`/challenges/${challenge.id}`, { status: 'archived' })
  await admin.delete(`/qualifications/${birds.id}`)
  const { journey } = (await person.get('/onboarding/journey')).body
  const expected = { id: challenge.id, title: 'Ornithology', description: '', action: '', duration: 1, completed: true, available: false }
  assert.deepEqual(journey.challenges[0], expected)
  assert.deepEqual(journey.trainings[0], { id: birds.id, title: 'Ornithology', topic: 'Birds', completed: false, available: false })
})

it('a challenge without a description shows the beginning of its content as plain text', async () => {
  const person = await given.person({ of: church })
  const content = `<p>Begin &amp; go on.</p><p class="x">${'word '.repeat(500)}</p>`
  const { id } = await givenChallenge({ of: church, name: 'Etymology', challenge_content: content })
  await givenSurvey(person, { focus_topics: ['etymology'] })
  const [item] = (await generate(person)).challenges
  assert.equal(item.id, id)
  assert.equal(item.description, `Begin & go on. ${'word '.repeat(37)}…`)
})

it('what is left of a tag where the beginning of the content ends is not shown', async () => {
  const person = await given.person({ of: church })
  const content = `<p>Short <a href="https://a.example/${'x'.repeat(3000)}">and sweet</a></p>`
  await givenChallenge({ of: church, name: 'Brevity', challenge_content: content })
  await givenSurvey(person, { focus_topics: ['brevity'] })
  assert.equal((await generate(person)).challenges[0].description, 'Short')
})

it('without a survey, or on the manual track, nothing is generated', async () => {
  const person = await given.person({ of: church })
  const none = await person.post('/onboarding/generate-journey')
  assert.deepEqual([none.status, none.body], [422, { success: false, message: 'Please answer the survey first.', code: 'survey_missing' }])
  await givenSurvey(person, { learning_track: 'manual' })
  const manual = await person.post('/onboarding/generate-journey')
  assert.deepEqual([manual.status, Object.keys(manual.body), manual.body.code], [422, ['success', 'message', 'code'], 'only_guided_track'])
})

it('the survey, why nothing is generated, and levels are in the reader’s language', async () => {
  const expected = {
    de: ['Wie lernst du am besten?', 'Bitte beantworte zuerst die Umfrage.', 'Im Glauben', 'Gut gemacht! Die Challenge ist geschafft.'],
    es: ['¿Cómo aprendes mejor?', 'Responde primero la encuesta, por favor.', 'Creyente', '¡Bien hecho! Has completado el reto.'],
    ar: ['ما أفضل طريقة للتعلّم بالنسبة إليك؟', 'يُرجى الإجابة عن الاستبيان أولًا.', 'الإيمان', 'أحسنت! اكتمل التحدي.'],
  }
  for (const [language, [prompt, surveyMissing, title, completed]] of Object.entries(expected)) {
    const person = await given.person({ of: church })
    const inTheirs = { headers: { 'accept-language': language } }
    const status = await person.get('/onboarding/status', inTheirs)
    assert.equal(status.body.survey_prompts.learning_style, prompt)
    const refused = await person.post('/onboarding/generate-journey', undefined, inTheirs)
    assert.deepEqual(refused.body, { success: false, message: surveyMissing, code: 'survey_missing' })
    const done = await person.post(`/onboarding/challenges/${fasting[0]!.id}/complete`, undefined, inTheirs)
    assert.equal(done.body.message, completed)
    assert.deepEqual([done.body.data.level.current_level, done.body.data.level.title], [2, title])
    assert.equal((await person.get('/onboarding/level', inTheirs)).body.level.title, title)
  }
})

/** The database, in which something happens right after the first statement that matches. */
function interrupted(real: Db, after: RegExp, happen: () => Promise<unknown>): Db {
  let isOver = false
  const watched = (db: Db): Db => {
    const then =
      <Result>(run: (statement: ReturnType<typeof sql>) => Promise<Result>) =>
      async (statement: ReturnType<typeof sql>) => {
        const result = await run(statement)
        if (!isOver && after.test(statement.text)) {
          isOver = true
          await happen()
        }
        return result
      }
    return {
      many: then((statement) => db.many(statement)) as Db['many'],
      maybe: then((statement) => db.maybe(statement)) as Db['maybe'],
      one: then((statement) => db.one(statement)) as Db['one'],
      run: then((statement) => db.run(statement)),
      transaction: (work) => db.transaction((tx) => work(watched(tx))),
      savepoint: (work) => db.savepoint(work),
    }
  }
  return watched(real)
}

it('what is finished or begun anew while the journey is made anew waits for it, and stays in it', async () => {
  const { db } = app.services
  const person = await given.person({ of: elsewhere })
  const items = [await givenChallenge({ of: elsewhere, name: 'Sabbath rest' }), await givenChallenge({ of: elsewhere, name: 'Rest again' })]
  await givenSurvey(person, { focus_topics: ['rest'] })
  await generate(person)
  const actor = (await findActor(db, person.token, lifetimesOf(app.services.config)))!
  const held = async () => ids((await person.get('/onboarding/journey')).body.journey.challenges).toSorted((a, b) => a - b)
  const before = await held()
  const path = `/onboarding/challenges/${items[0].id}/complete`
  for (const completed of [true, false]) {
    let meanwhile: ReturnType<typeof person.post> | undefined
    const ask = async () => {
      meanwhile = person.post(path, { completed })
      while ((await countWaiting(db)) === 0);
    }
    await generateJourney(interrupted(db, /array\(select training_id/, ask), actor)
    assert.equal((await meanwhile)?.status, 200)
    assert.deepEqual(await held(), before)
  }
})
