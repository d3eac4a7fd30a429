import assert from 'node:assert/strict'
import { it } from 'node:test'
import { groupLimits } from '#features/groups/limits.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { latestToday } from '#platform/clock.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { personalData } from '../personal-data.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const [shower, friend, groupLeader, stranger] = await given.people(4, church)
const group = await given.group({ by: leader, of: church })
for (const person of [shower, friend, groupLeader]) await person!.post('/groups/join', { joinCode: group.code })
await leader.put(`/groups/${group.id}/members/${groupLeader!.id}`, { role: 'admin' })

/** What somebody sees of them in the list of a group's members, and in that of the church. */
const seenInGroup = async (reader: Person) => {
  const { data } = (await reader.get(`/groups/${group.id}/members`)).body
  const { phone, birthday } = data.find(({ id }: { id: number }) => id === shower!.id)
  return [phone, birthday]
}
const seenInChurch = async (reader: Person) => {
  const { phone, birthday } = (await reader.get(`/organizations/${church.id}/members/${shower!.id}`)).body.data
  const listed = (await reader.get(`/organizations/${church.id}/members?search=${encodeURIComponent(shower!.email)}`)).body.data[0]
  assert.deepEqual([listed.phone, listed.birthday], [phone, birthday])
  return [phone, birthday]
}

it('is one’s own alone until one chooses otherwise, and never a condition', async () => {
  const { data } = (await shower!.get('/user')).body
  assert.deepEqual([data.phone, data.birthday, data.phone_visibility, data.birthday_visibility], [null, null, 'nobody', 'nobody'])
  const changed = await shower!.patch('/user', { phone: ' +49 170 1234567 ', birthday: '1990-02-28' })
  assert.deepEqual([changed.status, changed.body.data.phone, changed.body.data.birthday], [200, '+49 170 1234567', '1990-02-28'])
  for (const reader of [leader, friend!, groupLeader!, church.admin]) assert.deepEqual(await seenInGroup(reader), [null, null])
  for (const reader of [leader, church.admin]) assert.deepEqual(await seenInChurch(reader), [null, null])
})

it('is shown to leaders where its owner chose so, the birthday without its year', async () => {
  await shower!.patch('/user', { phone_visibility: 'leaders' })
  for (const reader of [leader, groupLeader!, church.admin]) assert.deepEqual(await seenInGroup(reader), ['+49 170 1234567', null])
  assert.deepEqual(await seenInGroup(friend!), [null, null])
  await shower!.patch('/user', { phone_visibility: 'nobody', birthday_visibility: 'leaders' })
  for (const reader of [leader, groupLeader!]) assert.deepEqual(await seenInGroup(reader), [null, '02-28'])
  assert.deepEqual(await seenInGroup(friend!), [null, null])
  for (const reader of [leader, church.admin]) assert.deepEqual(await seenInChurch(reader), [null, '02-28'])
})

it('is shown to the church where its owner chose so: to whoever sees them in a list, and to nobody else', async () => {
  await shower!.patch('/user', { phone_visibility: 'church', birthday_visibility: 'church' })
  for (const reader of [friend!, leader, church.admin]) assert.deepEqual(await seenInGroup(reader), ['+49 170 1234567', '02-28'])
  assert.equal((await stranger!.get(`/groups/${group.id}/members`)).status, 403)
  assert.equal((await elsewhere.admin.get(`/groups/${group.id}/members`)).status, 404)
  const changed = await leader.put(`/groups/${group.id}/members/${shower!.id}`, { role: 'member' })
  assert.deepEqual([changed.body.data.phone, changed.body.data.birthday], ['+49 170 1234567', '02-28'])
  assert.ok(!changed.text.includes('1990'))
})

it('can be emptied, and stays where a change leaves it out', async () => {
  await shower!.patch('/user', { name: 'Another Name' })
  assert.deepEqual(await seenInGroup(friend!), ['+49 170 1234567', '02-28'])
  const { data } = (await shower!.patch('/user', { phone: null, birthday: '' })).body
  assert.deepEqual([data.phone, data.birthday, data.phone_visibility], [null, null, 'church'])
  assert.deepEqual(await seenInGroup(friend!), [null, null])
})

it('takes days that somebody alive can be born on, and numbers in any script, and says in one’s language what is wrong', async () => {
  const tomorrow = Temporal.PlainDate.from(latestToday()).add({ days: 1 }).toString()
  const before = await friend!.patch('/user', { birthday: '1899-12-31' })
  assert.deepEqual([before.status, before.body.codes], [422, { birthday: [{ rule: 'date_before_1900' }] }])
  const later = await friend!.patch('/user', { birthday: tomorrow })
  assert.deepEqual([later.status, later.body.codes], [422, { birthday: [{ rule: 'date_in_future' }] }])
  for (const birthday of ['1900-01-01', '2000-02-29', latestToday()])
    assert.equal((await friend!.patch('/user', { birthday })).status, 200, birthday)
  for (const birthday of ['2001-02-29', '17.5.1990', 5]) assert.equal((await friend!.patch('/user', { birthday })).status, 422)
  for (const phone of ['0170/123 45-67', '(030) 1234', '٠١٢٣٤٥٦٧٨٩', '+1.555.0100 #12'])
    assert.equal((await friend!.patch('/user', { phone })).status, 200, phone)
  for (const phone of ['call me', '123', '<b>0170</b> 1234', '1'.repeat(41)])
    assert.deepEqual([phone, (await friend!.patch('/user', { phone })).status], [phone, 422])
  for (const visibility of ['everyone', 1]) assert.equal((await friend!.patch('/user', { phone_visibility: visibility })).status, 422)
  const expected = {
    de: 'Das Feld „Telefonnummer“ muss eine Telefonnummer sein.',
    es: 'El campo «Teléfono» debe ser un número de teléfono.',
    ar: 'يجب أن يكون الحقل «رقم الهاتف» رقم هاتف.',
  }
  for (const [language, message] of Object.entries(expected)) {
    const { body } = await friend!.patch('/user', { phone: 'x' }, { headers: { 'accept-language': language } })
    assert.deepEqual([body.errors.phone, body.codes.phone], [[message], [{ rule: 'phone' }]])
  }
})

it('is in what one takes along, with whom one shows it, and goes with the account', async () => {
  const person = await given.person({ of: church })
  const own = { birthday: '1990-05-17', birthday_visibility: 'church', phone: '0170 1234567', phone_visibility: 'leaders' }
  await person.patch('/user', own)
  const kept = sql`select birthday, birthday_visibility, phone, phone_visibility from users where id = ${person.id}`
  assert.deepEqual(await db.one(kept), own)
  const [exported] = await Array.fromAsync(personalData.exports!['account']!(db, person.id))
  assert.deepEqual({ ...exported, ...own }, exported)
  await eraseAccount(db, person.id, 'operator', groupLimits(app.services))
  assert.deepEqual(await db.one(kept), { birthday: null, birthday_visibility: 'nobody', phone: null, phone_visibility: 'nobody' })
})
