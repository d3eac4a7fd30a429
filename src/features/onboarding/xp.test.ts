import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { invariants } from './invariants.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const challenge = await givenChallenge({ of: church })

const xp = async (person: Person) => (await person.get('/onboarding/level')).body.xp.total_xp
const ten = <Result>(act: (n: number) => Promise<Result>) => Promise.all(Array.from({ length: 10 }, (_, n) => act(n)))
const byOnboarding = (person: Person, completed = true) => person.post(`/onboarding/challenges/${challenge.id}/complete`, { completed })
const byChallenges = (person: Person) => person.post(`/challenges/complete/${challenge.id}`)

it('ten completions of one challenge at once, by two addresses, give 100 XP', async () => {
  const person = await given.person({ of: church })
  await person.post(`/challenges/start/${challenge.id}`)
  const answers = await ten((n) => (n % 2 ? byChallenges(person) : byOnboarding(person)))
  for (const { status } of answers) assert.equal(status, 200)
  assert.equal(await xp(person), 100)
})

it('completing and undoing at once leaves 100 XP or none, as the challenge stands', async () => {
  const person = await given.person({ of: church })
  for (let round = 0; round < 3; round++) {
    await ten((n) => byOnboarding(person, n % 2 === 0))
    const { status } = await db.one<{ status: string }>(sql`
      select status from challenge_progress where user_id = ${person.id} and challenge_id = ${challenge.id}`)
    assert.equal(await xp(person), status === 'completed' ? 100 : 0)
  }
})

it('ten completions of one training at once give 100 XP, and undoing a challenge touches only its own', async () => {
  const person = await given.person({ of: church })
  const training = await givenTraining({ by: church.admin, of: church, type: 'Basics' })
  await person.post(`/qualifications/start/${training.id}`)
  await ten(() => person.post(`/qualifications/complete/${training.id}`))
  assert.equal(await xp(person), 100)
  await byOnboarding(person)
  assert.equal(await xp(person), 200)
  await ten(() => byOnboarding(person, false))
  assert.equal(await xp(person), 100)
})

it('undoing what was never started or completed changes nothing', async () => {
  const person = await given.person({ of: church })
  const { status, body } = await byOnboarding(person, false)
  assert.deepEqual([status, body.data.completed, body.data.xp.total_xp], [200, false, 0])
  assert.equal((await person.get('/challenges/progress')).body.data.length, 0)
})

it('a training that is deleted leaves its XP to those who completed it', async () => {
  const person = await given.person({ of: church })
  const training = await givenTraining({ by: church.admin, of: church, type: 'Basics' })
  await givenCompletion(person, training)
  await church.admin.delete(`/qualifications/${training.id}`)
  assert.equal(await xp(person), 100)
})

it('after all of this the ledger has an entry for each completed item, and no other', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
  await db.run(sql`delete from xp_entries where kind = 'training'`)
  assert.equal((await checkInvariants(db, invariants))[0]!.invariant, invariants[0]!.name)
})
