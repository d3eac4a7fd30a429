import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveSubscription } from '#features/organizations/queries.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenAskedPair, givenPair } from '#test/given-pairs.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { invariants } from './invariants.ts'
import { ASKS_A_DAY, DAYS_OF_PEACE, PAIRS_AT_ONCE } from './limits.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const group = await given.group({ by: leader, of: church })

/** People of one group, so that they see each other. */
async function people(count: number, { of = church, in: { code } = group } = {}) {
  const all = await given.people(count, of)
  for (const person of all) await person.post('/groups/join', { joinCode: code })
  return all as [Person, Person, ...Person[]]
}
const ask = (by: Person, { id }: { id: number }, as = 'mentor', of = church) =>
  by.post('/pairs', { user_id: id, as, organization_id: of.id })
const agree = (by: Person, id: number) => by.post(`/pairs/${id}/agree`)
const end = (by: Person, id: number) => by.post(`/pairs/${id}/end`)
const decide = (by: Person, id: number, decision: 'agree' | 'decline', of = church) =>
  by.post(`/organizations/${of.id}/pairs/${id}/${decision}`)
const seen = async (by: Person, id: number) => (await by.get(`/pairs/${id}`)).body.data
const isAdult = (person: Person, birthday = '1980-05-17') => person.patch('/user', { birthday })
const waiting = async (by: Person, of = church) => (await by.get(`/organizations/${of.id}/pairs?status=waiting`)).body.data

it('begins when either has asked, the other has agreed, and an admin has', async () => {
  const [mentor, mentee] = await people(2)
  const asked = await ask(mentee, mentor, 'mentee')
  assert.equal(asked.status, 201)
  const { id, status, my_role, asked_by_me, mentor: theirs } = asked.body.data
  assert.deepEqual([status, my_role, asked_by_me, theirs.id], ['asked', 'mentee', true, mentor.id])
  assert.equal((await agree(mentee, id)).body.code, 'only_the_asked_agree')
  assert.equal((await decide(church.admin, id, 'agree')).status, 404, 'not before both agreed')
  assert.equal((await agree(mentor, id)).body.data.status, 'waiting')
  assert.equal((await agree(mentor, id)).status, 200)
  const [listed] = await waiting(church.admin)
  assert.deepEqual([listed.id, listed.mentor.name, listed.mentee.name, listed.includes_minor], [id, mentor.name, mentee.name, true])
  assert.equal((await decide(church.admin, id, 'agree')).status, 200)
  assert.equal((await decide(church.admin, id, 'agree')).status, 200)
  assert.deepEqual([(await seen(mentor, id)).status, (await seen(mentee, id)).status], ['active', 'active'])
  const log = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data.filter(
    ({ subject }: never) => (subject as { id: number }).id === id,
  )
  assert.deepEqual(
    log.map(({ action, details }: never) => [action, details]),
    [['pair.agreed', { mentor_id: mentor.id, mentee_id: mentee.id }]],
  )
})

it('asks whom one could block, in a church of both, and nobody else is there', async () => {
  const [one, other] = await people(2)
  const [silent] = await given.people(1, church)
  assert.equal((await ask(one, silent!)).status, 404)
  assert.equal((await ask(one, elsewhere.admin)).status, 404)
  assert.equal((await ask(one, { id: 999_999_999 })).status, 404)
  assert.deepEqual((await ask(one, one)).body.codes, { user_id: [{ rule: 'not_with_yourself' }] })
  assert.equal((await ask(one, other, 'mentor', elsewhere)).status, 422)
  assert.equal((await ask(leader, silent!)).status, 201)
})

it('asks nobody who blocked one, and does not say that it is for this', async () => {
  const [one, other, third] = (await people(3)) as [Person, Person, Person]
  await other.post(`/users/${one.id}/block`)
  const refused = await ask(one, other)
  assert.deepEqual([refused.status, refused.body.error_type], [422, 'cannot_be_asked'])
  assert.equal((await ask(other, one)).body.error_type, 'cannot_be_asked')
  const { id } = (await ask(one, third)).body.data
  await end(third, id)
  assert.deepEqual((await ask(one, third)).body, refused.body, 'whoever declined is left in peace')
  assert.equal((await ask(third, one)).status, 201, 'but may ask themselves')
  await end(third, (await third.get('/pairs')).body.data[0].id)
  await db.run(sql`update pairs set closed_at = now() - make_interval(days => ${DAYS_OF_PEACE}) - interval '1 minute' where id = ${id}`)
  assert.equal((await ask(one, third)).status, 201)
})

it('asks once, however often it is sent, and the other way round it names what is there', async () => {
  const [one, other] = await people(2)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? ask(one, other) : ask(other, one))))
  const made = answers.filter(({ status }) => status === 201)
  assert.equal(made.length, 1)
  const { id, mentor } = made[0]!.body.data
  const [asker, asked] = mentor.id === one.id ? [one, other] : [other, one]
  const again = await ask(asker, asked)
  assert.deepEqual([again.status, again.body.data.id], [200, id])
  const { status, body } = await ask(asked, asker)
  assert.deepEqual([status, body.error_type, body.pair_id], [422, 'pair_there', id])
  const told = (await asked.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'pair_asked')
  assert.deepEqual([told.length, told[0].path], [1, `/one-to-one/${id}`])
})

it('agrees once when both, and ten at a time, do, and an admin agrees once', async () => {
  const [one, other] = await people(2)
  const { id } = (await ask(one, other)).body.data
  const agreed = await Promise.all(Array.from({ length: 10 }, () => agree(other, id)))
  assert.ok(agreed.every(({ status }) => status === 200))
  const second = await given.person({ of: church, role: 'admin' })
  const decided = await Promise.all(Array.from({ length: 10 }, (_, n) => decide(n % 2 ? second : church.admin, id, 'agree')))
  assert.ok(decided.every(({ status }) => status === 200))
  const log = await db.many(sql`select from audit_log where action = 'pair.agreed' and subject_id = ${id}`)
  assert.equal(log.length, 1)
  const told = (await one.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'pair_began')
  assert.equal(told.length, 1)
})

it('needs an admin for every pair, and where the church decided otherwise for those with a minor', async () => {
  const own = await given.organization()
  const table = await given.group({ by: own.admin, of: own })
  const [one, other, third] = (await people(3, { of: own, in: table })) as [Person, Person, Person]
  for (const person of [one, other]) await isAdult(person)
  const first = (await ask(one, other, 'mentor', own)).body.data
  assert.equal((await agree(other, first.id)).body.data.status, 'waiting', 'every pair, by default')
  await end(one, first.id)
  const changed = await own.admin.patch(`/organizations/${own.id}`, { pair_agreement: 'minors' })
  assert.equal(changed.body.data.pair_agreement, 'minors')
  const { id } = (await ask(one, other, 'mentor', own)).body.data
  assert.equal((await agree(other, id)).body.data.status, 'active')
  const without = (await ask(one, third, 'mentor', own)).body.data
  assert.equal((await agree(third, without.id)).body.data.status, 'waiting', 'whoever has given no birthday counts as a minor')
  await end(one, without.id)
  const today = Temporal.Now.plainDateISO('UTC')
  for (const [years, days, status] of [
    [18, 1, 'waiting'],
    [18, -1, 'active'],
  ] as const) {
    const person = (await people(1, { of: own, in: table }))[0]
    await isAdult(person, today.subtract({ years }).add({ days }).toString())
    const pair = (await ask(one, person, 'mentor', own)).body.data
    assert.equal((await agree(person, pair.id)).body.data.status, status)
  }
})

it('lets nobody make themselves an adult by changing their birthday', async () => {
  const own = await given.organization()
  await own.admin.patch(`/organizations/${own.id}`, { pair_agreement: 'minors' })
  const table = await given.group({ by: own.admin, of: own })
  const [adult, minor] = await people(2, { of: own, in: table })
  await isAdult(adult)
  await isAdult(minor, `${Temporal.Now.plainDateISO().year - 14}-01-01`)
  for (const birthday of ['1980-01-01', null, '1985-01-01']) await minor.patch('/user', { birthday })
  const { id } = (await ask(adult, minor, 'mentor', own)).body.data
  assert.equal((await agree(minor, id)).body.data.status, 'waiting')
  assert.equal((await waiting(own.admin, own))[0].includes_minor, true)
})

it('waits for an admin when one of two adults turns out to be a minor, and keeps an agreement that it has', async () => {
  const own = await given.organization()
  await own.admin.patch(`/organizations/${own.id}`, { pair_agreement: 'minors' })
  const table = await given.group({ by: own.admin, of: own })
  const [one, other, third] = (await people(3, { of: own, in: table })) as [Person, Person, Person]
  for (const person of [one, other]) await isAdult(person)
  const { id } = (await ask(one, other, 'mentor', own)).body.data
  await agree(other, id)
  const agreed = await givenPair(one, third, own)
  await isAdult(other, '2015-01-01')
  assert.equal((await seen(one, id)).status, 'waiting')
  assert.equal((await one.post(`/pairs/${id}/notes`, { text: 'Hello' })).body.error_type, 'pair_not_active')
  await isAdult(third, '2015-01-01')
  assert.equal((await seen(one, agreed.id)).status, 'active')
  assert.equal((await decide(own.admin, id, 'agree', own)).status, 200)
  await other.patch('/user', { birthday: null })
  assert.equal((await seen(one, id)).status, 'active')
})

it('never begins without an admin when a birthday changes in the moment of agreeing', async () => {
  const own = await given.organization()
  await own.admin.patch(`/organizations/${own.id}`, { pair_agreement: 'minors' })
  const table = await given.group({ by: own.admin, of: own })
  for (let n = 0; n < 10; n++) {
    const [one, other] = await people(2, { of: own, in: table })
    for (const person of [one, other]) await isAdult(person)
    const { id } = (await ask(one, other, 'mentor', own)).body.data
    const [agreed, changed] = await Promise.all([agree(other, id), one.patch('/user', { birthday: null })])
    assert.deepEqual([agreed.status, changed.status], [200, 200])
    assert.equal((await seen(one, id)).status, 'waiting')
  }
})

it('is no admin’s to agree to who is one of the two', async () => {
  const [member] = await people(1)
  const { id } = await givenAskedPair(church.admin, member, church)
  await agree(member, id)
  const refused = await decide(church.admin, id, 'agree')
  assert.deepEqual([refused.status, refused.body.code], [403, 'not_your_own_pair'])
  const second = await given.person({ of: church, role: 'admin' })
  assert.equal((await decide(second, id, 'agree')).status, 200)
  const strangers: [Person, number][] = [
    [leader, 403],
    [member, 403],
    [elsewhere.admin, 404],
  ]
  for (const [person, status] of strangers) assert.equal((await decide(person, id, 'agree')).status, status)
  assert.equal((await decide(elsewhere.admin, id, 'agree', elsewhere)).status, 404)
})

it('does not begin where an admin declines, and ends where one takes the agreement back', async () => {
  const [one, other] = await people(2)
  const first = await givenAskedPair(one, other, church)
  await agree(other, first.id)
  assert.equal((await decide(church.admin, first.id, 'decline')).status, 200)
  assert.equal((await one.get(`/pairs/${first.id}`)).status, 404)
  for (const person of [one, other])
    assert.ok((await person.get('/notifications')).body.data.some(({ kind }: { kind: string }) => kind === 'pair_declined'))
  const [third, fourth] = await people(2)
  const pair = await givenPair(third, fourth, church)
  assert.equal((await decide(church.admin, pair.id, 'decline')).status, 200)
  assert.equal((await seen(third, pair.id)).status, 'ended')
})

it('is ended by either, at any time, without a reason and without a subscription', async () => {
  const poor = await given.organization()
  const table = await given.group({ by: poor.admin, of: poor })
  const [one, other] = await people(2, { of: poor, in: table })
  const pair = await givenPair(one, other, poor)
  await saveSubscription(db, { organizationId: poor.id }, 'canceled', null)
  const ended = await Promise.all(Array.from({ length: 10 }, (_, n) => end(n % 2 ? one : other, pair.id)))
  assert.ok(ended.every(({ status }) => status === 200))
  await saveSubscription(db, { organizationId: poor.id }, 'active', null)
  assert.equal((await seen(one, pair.id)).status, 'ended')
  const { data } = (await one.get('/pairs?status=ended')).body
  assert.deepEqual([data.map(({ id }: { id: number }) => id), (await one.get('/pairs')).body.data], [[pair.id], []])
  assert.equal((await end(poor.admin, pair.id)).status, 404)
})

it('ends when one blocks the other, leaves the church or is removed, and rests while one is suspended', async () => {
  const [one, other, third, fourth] = (await people(4)) as [Person, Person, Person, Person]
  const blocked = await givenPair(one, other, church)
  const left = await givenPair(one, third, church)
  const suspended = await givenPair(one, fourth, church)
  const asked = await givenAskedPair(other, third, church)
  await other.post(`/users/${one.id}/block`)
  await church.admin.delete(`/organizations/${church.id}/members/${third.id}`)
  for (const { id } of [blocked, left]) assert.equal((await seen(one, id)).status, 'ended')
  assert.equal((await other.get(`/pairs/${asked.id}`)).status, 404)
  await db.run(sql`update users set suspended_at = now() where id = ${fourth.id}`)
  const resting = await seen(one, suspended.id)
  assert.deepEqual([resting.status, resting.is_resting], ['active', true])
  assert.equal((await one.post(`/pairs/${suspended.id}/notes`, { text: 'Hello' })).body.error_type, 'pair_rests')
  await db.run(sql`update users set suspended_at = null where id = ${fourth.id}`)
  assert.equal((await one.post(`/pairs/${suspended.id}/notes`, { text: 'Welcome back' })).status, 201)
})

it('is not both blocked and asked by two who do it together', async () => {
  for (let n = 0; n < 10; n++) {
    const [one, other] = await people(2)
    await Promise.all([ask(one, other), other.post(`/users/${one.id}/block`)])
    assert.deepEqual((await one.get('/pairs')).body.data, [])
  }
})

it('wants of mentors what leaders need, where the church does', async () => {
  const own = await given.organization()
  const table = await given.group({ by: own.admin, of: own })
  const training = await givenTraining({ by: own.admin, of: own, is_required_for_leadership: true })
  await own.admin.patch(`/organizations/${own.id}`, { mentors_need_trainings: true })
  const [one, other] = await people(2, { of: own, in: table })
  assert.equal((await ask(one, other, 'mentor', own)).body.error_type, 'mentor_not_qualified')
  const { id } = (await ask(one, other, 'mentee', own)).body.data
  assert.equal((await agree(other, id)).body.error_type, 'mentor_not_qualified')
  await givenCompletion(other, training)
  assert.equal((await agree(other, id)).status, 200)
})

it('has an end to how many pairs one has, and how many one asks in a day', async () => {
  const [one, other] = await people(2)
  const many = await given.people(PAIRS_AT_ONCE, church)
  for (const [n, { id }] of many.entries())
    await db.run(sql`
      insert into pairs (organization_id, mentor_id, mentee_id, asked_by, created_at)
      values (${church.id}, ${one.id}, ${id}, ${one.id}, now() - make_interval(hours => ${n < ASKS_A_DAY ? 0 : 25}))`)
  const full = await ask(one, other)
  assert.deepEqual([full.body.error_type, full.body.max], ['too_many_pairs', PAIRS_AT_ONCE])
  assert.equal((await ask(other, one)).body.error_type, 'cannot_be_asked')
  for (const { id } of (await one.get('/pairs?per_page=3')).body.data) await end(one, id)
  const tired = await ask(one, other)
  assert.deepEqual([tired.body.error_type, tired.body.max], ['too_many_asked', ASKS_A_DAY])
})

it('is listed to leaders and admins with who and since when alone', async () => {
  const own = await given.organization()
  const lead = await given.person({ of: own, role: 'leadership' })
  const [mentee] = await given.people(1, own)
  const pair = await givenPair(lead, mentee!, own)
  const list = async (by: Person, of: Organization = own) => by.get(`/organizations/${of.id}/pairs`)
  const { data } = (await list(own.admin)).body
  assert.deepEqual(Object.keys(data[0]).sort(), [
    'began_at',
    'id',
    'includes_minor',
    'is_mine',
    'mentee',
    'mentor',
    'status',
    'waiting_since',
  ])
  assert.deepEqual([data[0].id, data[0].began_at, data[0].includes_minor], [pair.id, pair.began_at, true])
  const forLeaders = (await list(lead)).body.data
  assert.deepEqual([forLeaders[0].includes_minor, forLeaders[0].is_mine], [null, true])
  assert.equal((await lead.get(`/organizations/${own.id}/pairs?status=waiting`)).status, 403)
  assert.deepEqual([(await list(mentee!)).status, (await list(elsewhere.admin)).status], [403, 404])
})

it('says what it refuses in the reader’s language, with its code', async () => {
  const [one, other] = await people(2)
  await other.post(`/users/${one.id}/block`)
  const expected = {
    de: 'Diese Person kann gerade nicht gefragt werden.',
    es: 'Ahora no se le puede pedir a esta persona.',
    ar: 'لا يمكن طلب ذلك من هذا الشخص الآن.',
  }
  for (const [language, message] of Object.entries(expected)) {
    const { body } = await one.post('/pairs', { user_id: other.id, as: 'mentor' }, { headers: { 'accept-language': language } })
    assert.deepEqual([body.message, body.error_type], [message, 'cannot_be_asked'])
  }
})

it('leaves nothing that must not be', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
