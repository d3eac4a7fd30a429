// What `verify` checks holds after a day's use, and is found where it is broken.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { it } from 'node:test'
import { type Sql, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from './app.ts'
import { given as givenFor } from './given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const group = await given.group({ by: leader, of: church })

it('covers every feature that has invariants', async () => {
  const folder = new URL('../src/features/', import.meta.url)
  const names = new Set(invariants.map(({ name }) => name))
  assert.equal(names.size, invariants.length)
  for (const feature of readdirSync(folder)) {
    if (!readdirSync(new URL(`${feature}/`, folder)).includes('invariants.ts')) continue
    const { invariants: own } = await import(new URL(`${feature}/invariants.ts`, folder).href)
    for (const { name } of own) assert.ok(names.has(name), `src/invariants.ts leaves out those of ${feature}`)
  }
})

it('holds after people have come, joined, and left', async () => {
  const people = await given.people(3, church)
  for (const person of people) await person.post('/groups/join', { joinCode: group.code })
  await people[0]!.post(`/groups/${group.id}/leave`)
  await church.admin.delete(`/organizations/${church.id}/members/${people[1]!.id}`)
  await church.admin.patch(`/organizations/${church.id}`, { name: 'Renamed' })
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

/** The invariants that are broken by a piece of damage, which is undone afterwards. */
async function brokenBy(damage: Sql): Promise<string[]> {
  let broken: string[] = []
  const undo = new Error('undo')
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.run(sql`alter table group_members disable trigger user`)
      await tx.run(damage)
      broken = (await checkInvariants(tx, invariants)).map(({ invariant }) => invariant)
      throw undo
    }),
    undo,
  )
  return broken
}

const damages: [string, Sql][] = [
  [
    'The parts of an upload on its way follow each other, as far as it has arrived',
    sql`insert into unfinished_uploads (user_id, organization_id, purpose, filename, size, received)
      values (${leader.id}, ${church.id}, 'challenge_audio', 'a.mp3', 2, 1)`,
  ],
  ['A group has as many members as it counts', sql`update groups set member_count = member_count + 1 where id = ${group.id}`],
  ['An active group has a leader', sql`update group_members set role = 'admin' where group_id = ${group.id}`],
  [
    'Nobody waits to join a group that they are in',
    sql`insert into join_requests (user_id, group_id, organization_id) values (${leader.id}, ${group.id}, ${church.id})`,
  ],
  [
    'Every organization has its two global groups, one of which is named after it',
    sql`update groups set name = 'Other' where id = ${church.global_group_id}`,
  ],
  [
    'Everybody in an organization is in both of its global groups',
    sql`with gone as (delete from group_members where group_id = ${church.prayer_group_id} and user_id = ${leader.id} returning group_id)
      update groups set member_count = member_count - 1 from gone where id = group_id`,
  ],
  [
    'Nobody is at home in an organization to which they do not belong',
    sql`update users set home_organization_id = ${elsewhere.id} where id = ${leader.id}`,
  ],
  ['Who is suspended or erased is signed in nowhere', sql`update users set suspended_at = now() where id = ${leader.id}`],
  [
    'Who is erased belongs nowhere',
    sql`with gone as (delete from tokens where user_id = ${leader.id} returning user_id)
      update users set erased_at = now(), email = null from gone where id = user_id`,
  ],
]
for (const [name, damage] of damages)
  it(`finds where it does not hold: ${name}`, async () => assert.deepEqual(await brokenBy(damage), [name]))
