// One organization out of a file into a service, with new ids: all of it in one transaction, or nothing. People whose proven address has an
// account here keep that one.
import { rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { connectForCopy, copyInto, type Table } from '#platform/db/copy.ts'
import { dbOn } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { lacksLock } from '#platform/db/migrate.ts'
import { checkArchive, readArchive } from '#platform/files/archive.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import { filesFolder, readEntryName } from '../backup/manifest.ts'
import type { Config } from '../config.ts'
import { invariants } from '../invariants.ts'
import { type Carried, later, mayBeThere, places } from './belongings.ts'
import { carriedTables, type OrganizationManifest } from './exporting.ts'
import { type References, readReferences } from './references.ts'

/** Why an organization cannot be imported: nothing has been changed. */
export class CannotImport extends Error {
  override readonly name = 'CannotImport'
}

interface Imported {
  id: number
  accounts_made: number
  accounts_found: number
}

export async function importOrganization(config: Config, databaseUrl: string, file: string, signal: AbortSignal) {
  const { manifest: found, bytes } = await checkArchive(file)
  const manifest = found as OrganizationManifest
  if (manifest.format !== 'organization-1')
    throw new CannotImport(
      'The archive is not one that "organization export" makes. A backup of a whole service is brought back with "restore".',
    )
  const client = await connectForCopy(databaseUrl)
  const store = await openFileStore(config.FILES_URL, { defaultFolder: filesFolder(config.dataDir) })
  const put: string[] = []
  let wanted: Set<string> | undefined
  try {
    await requireSameSchema(client, manifest)
    await client.query('begin')
    await waitForTurn(client)
    const tables = await carriedTables(client)
    const columnsThere = requireSameColumns(tables, manifest)
    for (const { name, columns } of tables)
      await client.query(`create temporary table ${staged(name)} on commit drop as select ${columns.join(', ')} from ${name} with no data`)
    for await (const { name, size, content } of readArchive(file)) {
      signal.throwIfAborted()
      const { kind, of = '' } = readEntryName(name) ?? {}
      const table = tables.find((one) => kind === 'table' && of === `public.${one.name}`)
      if (table) await copyInto(client, `${staged(table.name)} (${columnsThere.get(table.name)!.join(', ')})`, content)
      else if (kind === 'file') {
        // Tables come before files.
        wanted ??= await prepare(client, tables)
        if (!wanted.has(of) || (await store.stat(of))?.size === size) await passBy(content)
        else {
          put.push(of)
          await putFile(store, of, content)
        }
      } else throw new CannotImport(`The archive holds something that this version does not know: ${name}.`)
    }
    if (!wanted) await prepare(client, tables)
    const imported = await insert(client, tables, manifest, config.publicUrl, signal)
    const broken = await checkInvariants(dbOn(client) as Parameters<typeof checkInvariants>[0], invariants)
    if (broken.length > 0)
      throw new CannotImport(`The data would not hold together: ${broken.map(({ invariant }) => invariant).join('; ')}.`)
    await client.query('commit')
    return { manifest, bytes, ...imported }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await takeBack(databaseUrl, store, put).catch(() => {})
    if ((error as { code?: string }).code === '23505')
      throw new CannotImport(
        'Something of this organization is here already: a code of a group, a certificate, or two who walk together. Is it here itself?',
      )
    throw error
  } finally {
    await store.close()
    await client.end()
  }
}

/** Gives the keys of the files that are to be stored. One that an import left behind has no row, and is stored already where it is whole. */
async function prepare(client: pg.ClientBase, tables: readonly Table[]): Promise<Set<string>> {
  await renumber(client, tables, await readReferences(client))
  const { rows } = await client.query<{ key: string; is_here: boolean }>(
    `select key, exists (select from media_files where key = moving.key) as is_here from ${staged('media_files')} moving`,
  )
  if (rows.some(({ is_here }) => is_here))
    throw new CannotImport('Files of this organization are here already. Is it here itself? Delete it first.')
  return new Set(rows.map(({ key }) => key))
}

async function passBy(content: AsyncIterable<Uint8Array>) {
  for await (const _ of content);
}

async function putFile(store: FileStore, key: string, content: AsyncIterable<Uint8Array>) {
  const path = newTemporaryPath(store.incoming)
  try {
    await writeFile(path, content, { mode: 0o600 })
    await store.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
}

/** One import at a time, until the end of its transaction. */
const waitForTurn = (client: pg.ClientBase) => client.query(`select pg_advisory_xact_lock(hashtextextended('organization import', 0))`)

/**
 * Deletes what an import stored that failed, but for files that are in use: it may have come in, though its commit was not answered, or another
 * one may have found them. What cannot be deleted stays, and stops no other import.
 */
async function takeBack(databaseUrl: string, store: FileStore, put: readonly string[]) {
  if (put.length === 0) return
  const client = await connectForCopy(databaseUrl)
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '1min'`)
    await waitForTurn(client)
    const { rows } = await client.query<{ key: string }>('select key from media_files where key = any($1)', [put])
    const used = new Set(rows.map(({ key }) => key))
    for (const key of put) if (!used.has(key)) await store.delete(key).catch(() => {})
  } finally {
    await client.end()
  }
}

const staged = (table: string) => `moving_${table}`
const mapped = (table: string) => `moved_${table}`

async function requireSameSchema(client: pg.ClientBase, { migrations, version }: OrganizationManifest) {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations order by name')
  if (!isDeepStrictEqual(rows, migrations))
    throw new CannotImport(
      `The archive was made by version ${version}, whose tables are others. Bring both services to one version, and export again.`,
    )
}

/** The columns of each table in the archive's order, which is another one where migrations were applied in another order. */
function requireSameColumns(tables: readonly Table[], manifest: OrganizationManifest): Map<string, string[]> {
  const there = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables)
    if (!isDeepStrictEqual(there.get(name)?.toSorted(), columns.toSorted()))
      throw new CannotImport(`The table ${name} has other columns here than in the archive, though both services are of one version.`)
  return there
}

async function insert(
  client: pg.ClientBase,
  tables: readonly Table[],
  manifest: OrganizationManifest,
  publicUrl: string,
  signal: AbortSignal,
): Promise<Imported> {
  await client.query(`update ${staged('organizations')} set updated_at = now()`)
  await changeAddresses(client, manifest.public_url, publicUrl)
  await lockTables(client, tables, signal)
  // Rows come as they were, so nothing may count them or tell of them.
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { name, columns } of tables) {
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
  const { rows } = await client.query<Imported>(`
    select (select new from ${mapped('organizations')})::int as id,
      (select count(*) from ${mapped('users')} join users on users.id = new where not is_here and erased_at is null)::int as accounts_made,
      (select count(*) from ${mapped('users')} where is_here)::int as accounts_found`)
  return rows[0]!
}

const ATTEMPTS = 60

/** Whoever would write waits from now on. We wait two seconds at most for a table that is in use, then let go of all and come again, as migrations do. */
async function lockTables(client: pg.ClientBase, tables: readonly Table[], signal: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    await client.query('savepoint unlocked')
    try {
      await client.query('set local lock_timeout = 2000')
      await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share row exclusive mode`)
      await client.query('set local lock_timeout = 0')
      return
    } catch (error) {
      if (!lacksLock(error)) throw error
      if (attempt === ATTEMPTS)
        throw new CannotImport(
          `Others use the tables, also at the ${ATTEMPTS}th try. Import again when fewer use the service; pg_stat_activity shows who holds them.`,
        )
      await client.query('rollback to savepoint unlocked')
      await sleep(1_000)
    }
  }
}

/** Gives every row a new id, and says it wherever the old one stood. */
async function renumber(client: pg.ClientBase, tables: readonly Table[], references: References) {
  for (const { name, columns } of tables) {
    if (!columns.includes('id')) continue
    const known =
      name === 'users'
        ? `select moving.id as old, users.id as known from ${staged(name)} moving left join users
            on moving.email_proven_at is not null and users.email_proven_at is not null and users.erased_at is null and email_key(users.email) = email_key(moving.email)
          order by moving.id`
        : `select id as old, null::bigint as known from ${staged(name)} order by id`
    await client.query(`create temporary table ${mapped(name)} on commit drop as
      select old, coalesce(known, nextval(pg_get_serial_sequence('${name}', 'id'))) as new, known is not null as is_here from (${known}) them`)
    await client.query(`create unique index on ${mapped(name)} (old)`)
    await client.query(`analyze ${mapped(name)}`)
  }
  // Pictures of those who keep the account that they have here, or that came with another organization of theirs.
  await client.query(`
    delete from ${staged('media_files')} where key in (
      select avatar_key from ${staged('users')} join ${mapped('users')} on old = id
      where is_here or avatar_key in (select key from media_files))`)
  await client.query(`update ${staged('users')} set avatar_key = null where avatar_key not in (select key from ${staged('media_files')})`)
  for (const { name, columns } of tables) {
    const set = Object.entries(references[name]!).map(
      ([column, root]) => `${column} = (select new from ${mapped(root)} where old = ${staged(name)}.${column})`,
    )
    if (columns.includes('id')) set.push(`id = (select new from ${mapped(name)} where old = ${staged(name)}.id)`)
    for (const [column, root] of Object.entries((places as Record<string, Record<string, string>>)[name] ?? {}))
      set.push(`${column} = coalesce((select max(new) from ${mapped(root)} where old <= ${staged(name)}.${column}), 0)`)
    if (name === 'xp_entries')
      set.push(`item_id = case kind when 'training' then (select new from ${mapped('trainings')} where old = item_id)
        else (select new from ${mapped('challenges')} where old = item_id) end`)
    if (set.length > 0) await client.query(`update ${staged(name)} set ${set.join(', ')}`)
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
