// Puts the rows in that came, with those who would write waiting, and makes them go together with what is here.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Table } from '#platform/db/copy.ts'
import { lacksLock } from '#platform/db/migrate.ts'
import { type Carried, later, mayBeThere } from './belongings.ts'
import { CannotImport } from './errors.ts'
import type { OrganizationManifest } from './exporting.ts'
import { readReferences } from './references.ts'
import { lockFound, mapped, matchAgain, staged } from './staging.ts'

interface Imported {
  id: number
  accounts_made: number
  accounts_found: number
  /** Keys of files that came and are not needed. */
  unneeded: string[]
}

export async function insert(
  client: pg.ClientBase,
  tables: readonly Table[],
  manifest: OrganizationManifest,
  publicUrl: string,
  signal: AbortSignal,
): Promise<Imported> {
  await client.query(`update ${staged('organizations')} set updated_at = now()`)
  await changeAddresses(client, manifest.public_url, publicUrl)
  await lockTables(client, tables, signal)
  const unneeded = await matchAgain(client, tables, await readReferences(client))
  // Rows come as they were, so nothing may count them or tell of them.
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { name, columns } of tables) {
    signal.throwIfAborted()
    const waits = later[name as Carried] ?? []
    const values = columns.map((column) => (waits.includes(column) ? `null as ${column}` : column))
    const onlyNew = name === 'users' ? `where id in (select new from ${mapped('users')} where not is_here)` : ''
    await client.query(
      `insert into ${name} (${columns.join(', ')}) overriding system value select ${values.join(', ')} from ${staged(name)} ${onlyNew}
      ${mayBeThere.includes(name as Carried) ? 'on conflict do nothing' : ''}`,
    )
  }
  for (const [name, columns] of Object.entries(later))
    await client.query(
      `update ${name} set ${columns!.map((column) => `${column} = ${staged(name)}.${column}`).join(', ')} from ${staged(name)}
      where ${name}.id = ${staged(name)}.id ${name === 'users' ? `and users.id in (select new from ${mapped('users')} where not is_here)` : ''}`,
    )
  await completeRows(client)
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  const { rows } = await client.query<Omit<Imported, 'unneeded'>>(`
    select (select new from ${mapped('organizations')})::int as id,
      (select count(*) from ${mapped('users')} join users on users.id = new where not is_here and erased_at is null)::int as accounts_made,
      (select count(*) from ${mapped('users')} where is_here)::int as accounts_found`)
  return { ...rows[0]!, unneeded }
}

const ATTEMPTS = 60

/**
 * Whoever would write waits from now on, and whoever would erase one of those who are here. We wait two seconds at most for a table that is in use, then let
 * go of all and come again, as migrations do. For a person nobody waits: whoever has one locked may be about to wait for us.
 */
async function lockTables(client: pg.ClientBase, tables: readonly Table[], signal: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    await client.query('savepoint unlocked')
    try {
      await client.query('set local lock_timeout = 2000')
      await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share row exclusive mode`)
      await lockFound(client)
      await client.query('set local lock_timeout = 0')
      return
    } catch (error) {
      if (!lacksLock(error)) throw error
      if (attempt === ATTEMPTS)
        throw new CannotImport(
          `Others use the tables, also at the ${ATTEMPTS}th try. Import again when fewer use the service; pg_stat_activity shows who holds them.`,
        )
      await client.query('rollback to savepoint unlocked')
      await sleep(1_000, undefined, { signal })
    }
  }
}

/** Texts show pictures by their whole address, which is another one here. */
async function changeAddresses(client: pg.ClientBase, from: string, to: string) {
  for (const [table, column] of [
    ['challenges', 'content'],
    ['trainings', 'content'],
    ['training_modules', 'content'],
  ] as const)
    await client.query(`update ${staged(table)} set ${column} = replace(${column}, $1, $2) where strpos(${column}, $1) > 0`, [
      `${from}/media/`,
      `${to}/media/`,
    ])
}

/** What is counted of those who came, what their accounts here do to those who walk one to one, and where those who were here are at home now. */
async function completeRows(client: pg.ClientBase) {
  const challenges = `(select new from ${mapped('challenges')})`
  await client.query(`
    update challenges set
      participants_count = (select count(*) from challenge_progress where challenge_id = challenges.id),
      completed_count = (select count(completed_at) from challenge_progress where challenge_id = challenges.id)
    where id in ${challenges}`)
  await client.query(`
    insert into challenge_activity_days (challenge_id, day, starts, check_ins, completions)
    select challenge_id, day, sum(starts), sum(check_ins), sum(completions) from (
      select challenge_id, utc_day(started_at) as day, 1 as starts, 0 as check_ins, 0 as completions from challenge_progress where challenge_id in ${challenges}
      union all select challenge_id, utc_day(completed_at), 0, 0, 1 from challenge_progress where challenge_id in ${challenges} and completed_at is not null
      union all select challenge_id, utc_day(created_at), 0, 1, 0 from challenge_check_ins where challenge_id in ${challenges}
    ) moves group by challenge_id, day`)
  // As the triggers do (migration 0152), which see nothing of what an import brings.
  await client.query(`
    update pairs set status = case when status = 'active' then 'ended' else 'withdrawn' end, closed_at = now()
    where status in ('asked', 'waiting', 'active') and exists (
      select from user_blocks where (user_id, blocked_id) in ((mentor_id, mentee_id), (mentee_id, mentor_id)))`)
  await client.query(`
    update pairs set status = 'waiting', waiting_since = now()
    where id in (select new from ${mapped('pairs')}) and status = 'active' and agreed_at is null and exists (
      select from users where id in (mentor_id, mentee_id) and counts_as_minor(birthday, latest_birthday))`)
  await client.query(`
    update users set home_organization_id = (select new from ${mapped('organizations')})
    where home_organization_id is null and id in (
      select user_id from organization_members where organization_id = (select new from ${mapped('organizations')}))`)
  await client.query(`
    insert into audit_log (organization_id, action, subject_kind, subject_id)
    select new, 'organization.imported', 'organization', new from ${mapped('organizations')}`)
}
