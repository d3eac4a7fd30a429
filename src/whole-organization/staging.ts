// The rows of an organization that comes, in tables of the connection's own, before they are put in.
import type pg from 'pg'
import type { Table } from '#platform/db/copy.ts'
import { places } from './belongings.ts'
import type { References } from './references.ts'

export const staged = (table: string) => `moving_${table}`
export const mapped = (table: string) => `moved_${table}`

/** Whoever comes (`moving`) and somebody who is here (`users`) have proven the same address. */
const isTheSame = `moving.email_proven_at is not null and users.email_proven_at is not null and users.erased_at is null
  and email_key(users.email) = email_key(moving.email)`

/** Gives every row a new id, and says it wherever the old one stood. */
export async function renumber(client: pg.ClientBase, tables: readonly Table[], references: References) {
  for (const { name, columns } of tables) {
    if (!columns.includes('id')) continue
    const known =
      name === 'users'
        ? `select moving.id as old, users.id as known from ${staged(name)} moving left join users on ${isTheSame} order by moving.id`
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
      set.push(
        `${column} = coalesce((select new from ${mapped(root)} where old <= ${staged(name)}.${column} order by old desc limit 1), 0)`,
      )
    if (name === 'xp_entries')
      set.push(`item_id = case kind when 'training' then (select new from ${mapped('trainings')} where old = item_id)
        else (select new from ${mapped('challenges')} where old = item_id) end`)
    if (set.length > 0) await client.query(`update ${staged(name)} set ${set.join(', ')}`)
  }
}

/** Locks those who are here, as far as nobody else has; throws as for a table otherwise. */
export const lockFound = (client: pg.ClientBase) =>
  client.query(`
    select from users where id in (
      select new from ${mapped('users')} where is_here union select users.id from ${staged('users')} moving join users on ${isTheSame})
    for no key update nowait`)

/**
 * Once nobody can write any more. Those whose account here was erased since `renumber` come with one of their own; then those whose address somebody took here
 * meanwhile keep that account. Gives the keys of their pictures, which were stored and are not needed.
 */
export async function matchAgain(client: pg.ClientBase, tables: readonly Table[], references: References): Promise<string[]> {
  await client.query(`create temporary table erased_meanwhile on commit drop as
    select new as was, nextval(pg_get_serial_sequence('users', 'id')) as becomes from ${mapped('users')} join users on users.id = new
    where is_here and erased_at is not null`)
  await giveOtherIds(client, tables, references, { of: 'erased_meanwhile', isHere: false })
  await client.query(`update ${staged('users')} set id = becomes from erased_meanwhile where id = was`)
  await client.query(`create temporary table latecomers on commit drop as
    select moving.id as was, users.id as becomes, moving.avatar_key from ${staged('users')} moving join ${mapped('users')} on new = moving.id and not is_here
      join users on ${isTheSame}`)
  await giveOtherIds(client, tables, references, { of: 'latecomers', isHere: true })
  const { rows } = await client.query<{ key: string }>(
    `delete from ${staged('media_files')} where key in (select avatar_key from latecomers) returning key`,
  )
  return rows.map(({ key }) => key)
}

/** Says everywhere which account somebody has now. */
async function giveOtherIds(
  client: pg.ClientBase,
  tables: readonly Table[],
  references: References,
  { of, isHere }: { of: string; isHere: boolean },
) {
  const { rowCount } = await client.query(`select from ${of}`)
  if (!rowCount) return
  for (const { name } of tables)
    for (const [column, root] of Object.entries(references[name]!))
      if (root === 'users') await client.query(`update ${staged(name)} set ${column} = becomes from ${of} where ${column} = was`)
  await client.query(`update ${mapped('users')} set new = becomes, is_here = ${isHere} from ${of} where new = was`)
}
