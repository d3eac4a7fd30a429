// Merging while others do something to the same accounts at the same moment.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { type Answer, startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { sendWhileLocked, untilBlocking } from '#test/held-up.ts'
import { removeErasedRows } from '../erasing.ts'

const app = await startApp({ config: { DATABASE_CONNECTIONS: 14, MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const { admin } = church
const training = await givenTraining({ by: admin, of: church })
const challenge = await givenChallenge({ of: church, points_awarded: 10 })
const group = await given.group({ by: admin, of: church })

const body = ({ email }: Person) => ({ email, password: PASSWORD, current_password: PASSWORD })
const merge = (own: Person, other: Person) => own.post('/user/merge', body(other))
const lockUser = (person: Person) => (tx: Db) => tx.run(sql`select from users where id = ${person.id} for update`)

/** Somebody of the church, in the group, who completed its training and challenge. */
async function active(): Promise<Person> {
  const person = await given.person({ of: church })
  await person.post('/groups/join', { joinCode: group.code })
  await givenCompletion(person, training)
  await person.post(`/challenges/start/${challenge.id}`)
  await person.post(`/challenges/complete/${challenge.id}`)
  return person
}
const has = ({ id }: Person) =>
  db.one<{ church: number; groups: number; items: number }>(sql`
    select (select count(*) from organization_members where user_id = ${id}) as church,
      (select count(*) from group_members where user_id = ${id} and group_id = ${group.id}) as groups,
      (select count(*) from xp_entries where user_id = ${id}) as items`)
const all = { church: 1, groups: 1, items: 2 }
const none = { church: 0, groups: 0, items: 0 }

/** The answer of merging, which waits for the lock of one of the accounts while `meanwhile` is done under it. */
async function mergeWhile(own: Person, other: Person, meanwhile: Sql): Promise<Answer> {
  let asked: Promise<Answer> | undefined
  await db.transaction(async (tx) => {
    await tx.run(meanwhile)
    asked = merge(own, other)
    await untilBlocking(db, tx)
  })
  return asked!
}

it('merges once, however often somebody presses', async () => {
  const [own, other] = [await given.person(), await active()]
  const answers = await sendWhileLocked(db, lockUser(other), () => Array.from({ length: 10 }, () => merge(own, other)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    Array(10).fill(200),
  )
  assert.equal(answers.filter(({ body }) => body.data.organizations.length === 1).length, 1)
  assert.deepEqual([await has(own), await has(other)], [all, none])
  const { entries } = await db.one<{ entries: number }>(sql`
    select count(*) as entries from audit_log where action = 'member.merged' and subject_id = ${own.id}`)
  assert.equal(entries, 1)
})

it('loses nothing when both accounts are merged into each other at once', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await active(), await active()]
    const answers = await Promise.all([merge(one, two), merge(two, one), merge(one, two), merge(two, one)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(4).fill(200),
    )
    const [first, second] = [await has(one), await has(two)]
    assert.deepEqual(first.church === 1 ? [first, second] : [second, first], [all, none])
  }
})

it('moves nothing between accounts of which one is suspended, erased or has another password by then', async () => {
  const [own, other, erased] = [await active(), await active(), await active()]
  const codesWhile = async (meanwhile: Sql, from = other) => (await mergeWhile(own, from, meanwhile)).body.codes
  assert.deepEqual(await codesWhile(sql`update users set suspended_at = now() where id = ${other.id}`), {
    email: [{ rule: 'suspended_account' }],
  })
  await db.run(sql`update users set suspended_at = null where id = ${other.id}`)
  const gone = sql`update users set erased_at = now(), email = null, password_hash = null where id = ${erased.id}`
  assert.deepEqual(await codesWhile(gone, erased), { password: [{ rule: 'credentials' }] })
  await removeErasedRows(db, erased.id)
  assert.deepEqual(await codesWhile(sql`update users set password_hash = 'another' where id = ${own.id}`), {
    current_password: [{ rule: 'incorrect' }],
  })
  await db.run(sql`update users set password_hash = (select password_hash from users where id = ${other.id}) where id = ${own.id}`)
  assert.deepEqual(await codesWhile(sql`update users set password_hash = 'another' where id = ${other.id}`), {
    password: [{ rule: 'credentials' }],
  })
  assert.deepEqual([await has(own), await has(other)], [all, all])
})

it('meets whoever leaves, is removed, suspended, erased or gets a role at the same moment', async () => {
  const meanwhile: ((other: Person, own: Person) => Promise<Answer>)[] = [
    (other) => other.post(`/groups/${group.id}/leave`),
    (other) => admin.delete(`/organizations/${church.id}/members/${other.id}`),
    (other) => admin.put(`/organizations/${church.id}/members/${other.id}/suspension`),
    (other) => admin.patch(`/organizations/${church.id}/members/${other.id}`, { role: 'leadership' }),
    (other) => other.delete('/user', { body: { password: PASSWORD } }),
    (_, own) => admin.put(`/organizations/${church.id}/members/${own.id}/suspension`),
    (_, own) => own.delete('/user', { body: { password: PASSWORD } }),
    (other) => other.post(`/challenges/check-in/${challenge.id}`, {}),
  ]
  for (const act of meanwhile) {
    const [own, other] = [await given.person({ of: church }), await active()]
    const answers = await Promise.all([merge(own, other), act(other, own), merge(own, other)])
    for (const { status, text } of answers) assert.ok(status < 500, text)
    const [here, there] = [await has(own), await has(other)]
    assert.ok(here.items === 0 || there.items === 0, act.toString())
    assert.ok(here.groups + there.groups <= 1, act.toString())
  }
})

it('makes nobody more than a member, whoever gives the other account a role at that moment', async () => {
  const [own, other] = [await given.person(), await active()]
  const promotion = sql`update organization_members set role = 'admin' where user_id = ${other.id} and organization_id = ${church.id}`
  const { staying } = (await mergeWhile(own, other, promotion)).body.data
  assert.deepEqual(staying, [{ id: church.id, name: church.name, reason: 'role' }])
  assert.deepEqual([await has(own), await has(other)], [none, all])
})

it('leaves all in order that always is', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
