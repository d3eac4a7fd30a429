// SQL of imports and of their rows.
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { DateOrder, Field } from './columns.ts'
import { HOURS, KEPT_DAYS, UNSENT_DAYS } from './limits.ts'
import type { Mapping, ReadList } from './reading.ts'

export type ImportState = 'checked' | 'running' | 'done' | 'stopped' | 'undone'
export type RowResult = 'new' | 'member' | 'invited' | 'invalid' | 'twice' | 'no_place' | 'added'

export interface ImportRow {
  id: number
  filename: string
  state: ImportState
  columns: ReadList['columns']
  fields: Field[]
  date_order: DateOrder
  row_count: number
  counts: Partial<Record<RowResult, number>>
  sends_invitations: boolean
  unsent_count: number
  accepted_count: number
  created_at: Timestamp
  started_at: Timestamp | null
  ended_at: Timestamp | null
  undo_until: Timestamp | null
}

const importColumns = sql`
  imports.id, filename, state, columns, fields, date_order, row_count, counts, sends_invitations, imports.created_at, started_at, ended_at,
  case when state = 'done' then ended_at + make_interval(hours => ${HOURS}) end as undo_until,
  (select count(*) from invitations where import_id = imports.id and is_held and accepted_at is null and expires_at > now()) as unsent_count,
  (select count(*) from invitations where import_id = imports.id and accepted_at is not null) as accepted_count`

export const findImport = (db: Db, organizationId: number, importId: number) =>
  db.maybe<ImportRow>(sql`select ${importColumns} from imports where id = ${importId} and organization_id = ${organizationId}`)

export async function listImports(db: Db, organizationId: number, after: number) {
  const found = sql`
    select ${importColumns}, row_number() over (order by imports.id desc) as place from imports where organization_id = ${organizationId}`
  const octets = sql`octet_length(filename) + octet_length(columns::text) / 2 + 200`
  return withoutPlaces(await db.many<ImportRow & WithPlace>(partOf(found, { octets, after })))
}

/** Not run in its day: it is forgotten. */
const isOver = sql`state = 'checked' and imports.created_at < now() - make_interval(hours => ${HOURS})`

export const lockImport = (tx: Db, organizationId: number, importId: number) =>
  tx.maybe<{ state: ImportState; is_over: boolean; is_undoable: boolean }>(sql`
    select state, ${isOver} as is_over, state = 'done' and ended_at > now() - make_interval(hours => ${HOURS}) as is_undoable
    from imports where id = ${importId} and organization_id = ${organizationId} for no key update`)

/** What an admin took the columns of a list with these headers for, the last time. */
export const findMapping = async (db: Db, organizationId: number, headersDigest: Buffer): Promise<Mapping | undefined> => {
  const found = await db.maybe<{ fields: Field[]; date_order: DateOrder }>(sql`
    select fields, date_order from imports
    where organization_id = ${organizationId} and headers_digest = ${headersDigest} and is_mapped order by id desc limit 1`)
  return found && { fields: found.fields, dateOrder: found.date_order }
}

/** How the dates of an organization are read where both ways are possible: as it is usual where it is. */
export const findUsualOrder = async (db: Db, organizationId: number) =>
  (
    await db.one<{ usual: DateOrder }>(sql`
      select case when timezone like 'America/%' and coalesce(locale, 'en') like 'en%' then 'month_first' else 'day_first' end as usual
      from organizations where id = ${organizationId}`)
  ).usual

/** What somebody has checked before and not run goes: one list of a person at a time. */
export const removeChecked = (tx: Db, organizationId: number, userId: number) =>
  tx.run(sql`delete from imports where organization_id = ${organizationId} and created_by = ${userId} and state = 'checked'`)

interface NewImport {
  organizationId: number
  userId: number
  filename: string
  content: Buffer
  headersDigest: Buffer
  list: ReadList
}

export const addImport = (tx: Db, { organizationId, userId, filename, content, headersDigest, list }: NewImport) =>
  tx.one<{ id: number }>(sql`
    insert into imports (organization_id, created_by, filename, content, columns, fields, headers_digest, date_order, row_count)
    values (${organizationId}, ${userId}, ${filename}, ${content}, ${JSON.stringify(list.columns)}::jsonb, ${list.fields}, ${headersDigest}, ${list.dateOrder},
      ${list.people.length}) returning id`)

export const findContent = (db: Db, organizationId: number, importId: number) =>
  db.maybe<{ content: Buffer | null }>(sql`
    select content from imports where id = ${importId} and organization_id = ${organizationId}`)

export const saveMapping = (tx: Db, importId: number, { fields, dateOrder }: Mapping) =>
  tx.run(sql`update imports set fields = ${fields}, date_order = ${dateOrder}, is_mapped = true where id = ${importId}`)

// Running

export const startImport = (tx: Db, importId: number, by: { userId: number; sends: boolean }) =>
  tx.run(sql`
    update imports set state = 'running', run_by = ${by.userId}, sends_invitations = ${by.sends}, is_mapped = true, started_at = now()
    where id = ${importId}`)

export interface RunningImport {
  organization_id: number
  organization: string
  run_by: number | null
  sends_invitations: boolean
}

/** Whose it is while it runs. */
export const findRunning = (tx: Db, importId: number) =>
  tx.maybe<RunningImport>(sql`
    select organization_id, organizations.name as organization, run_by, sends_invitations
    from imports join organizations on organizations.id = organization_id where imports.id = ${importId} and state = 'running'`)

/** Whether somebody is an admin now, and able to sign in; they stay that until the transaction ends. */
export const lockAdmin = async (tx: Db, organizationId: number, userId: number) =>
  (await tx.maybe(sql`
    select from organization_members join users on users.id = user_id
    where organization_id = ${organizationId} and user_id = ${userId} and role = 'admin' and suspended_at is null
    for no key update of organization_members for share of users`)) !== undefined

/** How long an invitation can be accepted once its e-mail goes out, or waits for that. */
export const untilOver = (isSent: boolean) =>
  sql`now() + make_interval(days => case when ${isSent}::boolean then 14 else ${UNSENT_DAYS}::int end)`

/** The file goes, and what stood in its columns. */
const ended = sql`ended_at = now(), content = null,
  columns = (select jsonb_agg(jsonb_build_object('header', item -> 'header', 'samples', '[]'::jsonb) order by place)
    from jsonb_array_elements(columns) with ordinality as each (item, place))`

export const endImport = (tx: Db, importId: number, state: 'done' | 'stopped') =>
  tx.one<{ counts: ImportRow['counts'] }>(sql`update imports set state = ${state}, ${ended} where id = ${importId} returning counts`)

/** A job is tried for about four days: what runs longer has failed for good. */
export const listFailed = (db: Db, count: number) =>
  db.many<{ id: number }>(sql`
    select id from imports where state = 'running' and started_at < now() - interval '5 days' order by id limit ${count}`)

// Afterwards

/** Locked in one order, as all who change many invitations do. */
const inOrder = sql`order by email_key(email) for update`

/** Lets the e-mails out that waited; gives the invitations. */
export const releaseUnsent = async (tx: Db, importId: number, userId: number) =>
  (
    await tx.many<{ id: number }>(sql`
      update invitations set is_held = false, invited_by = ${userId}, created_at = now(), expires_at = ${untilOver(true)}
      where id in (
        select id from invitations where import_id = ${importId} and is_held and accepted_at is null and expires_at > now() ${inOrder})
      returning id`)
  ).map(({ id }) => id)

/** Takes back the invitations that nobody has accepted; gives how many. */
export const undoImport = async (tx: Db, importId: number) => {
  const removed = await tx.run(sql`
    delete from invitations where id in (select id from invitations where import_id = ${importId} and accepted_at is null ${inOrder})`)
  await tx.run(sql`update imports set state = 'undone' where id = ${importId}`)
  return removed
}

/** Whether someone is an admin of the organization of an import, which is there. */
export const isImportOfTheirs: Subject = (reader) => sql`exists (
  select from imports join organization_members using (organization_id)
  where imports.id = (notices.data ->> 'import_id')::bigint and user_id = ${reader} and role = 'admin')`

// Forgetting

/** Each whole, with its rows, so that none is run with half of them; gives how many rows went. */
export const removeSomeUnused = async (db: Db, count: number) => {
  const { rows } = await db.one<{ rows: number }>(sql`
    with over as (select id, sum(row_count) over (order by id) - row_count as before from imports where ${isOver}),
    removed as (delete from imports using over where imports.id = over.id and before < ${count} and ${isOver} returning row_count)
    select coalesce(sum(row_count), 0)::int as rows from removed`)
  return rows
}

export const removeSomeRows = (db: Db, count: number) =>
  db.run(sql`
    delete from import_rows where (import_id, line) in (
      select import_id, line from imports join import_rows on import_id = imports.id
      where ended_at < now() - make_interval(hours => ${HOURS}) limit ${count})`)

export const removeSomeOldImports = (db: Db, count: number) =>
  db.run(sql`
    delete from imports where id in (select id from imports where ended_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${count})`)
