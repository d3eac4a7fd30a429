// SQL of the rows of imports, and of the invitations that are made of them.
import { type Db, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { FieldErrors } from '#platform/http/errors.ts'
import { MAX_OPEN_INVITATIONS } from '../limits.ts'
import type { Candidate } from '../people.ts'
import { type RowResult, type RunningImport, untilOver } from '../queries.ts'

/**
 * Addresses of those who are in an organization, suspended or not. It begins with them and not with the addresses that are asked about: who has an account
 * elsewhere makes no difference, not even in time.
 */
const membersOf = (organizationId: number) => sql`
  select email_key(email) as key from organization_members join users on users.id = user_id
  where organization_id = ${organizationId} and email_proven_at is not null
  union
  select email_key(email) from suspended_memberships join users on users.id = user_id
  where organization_id = ${organizationId} and email_proven_at is not null`

/** The invitations that are open. */
const invitedTo = (organizationId: number) => sql`
  select email_key(email) as key from invitations where organization_id = ${organizationId} and accepted_at is null and expires_at > now()`

/** Says of each row what would happen with it, in place of what was said before. */
export async function saveRows(tx: Db, { organizationId, importId }: { organizationId: number; importId: number }, people: Candidate[]) {
  const column = (name: keyof Candidate) => people.map((person) => person[name])
  const errors = people.map(({ errors }) => errors && JSON.stringify(errors))
  await tx.run(sql`delete from import_rows where import_id = ${importId}`)
  await tx.run(sql`
    with members as materialized (${membersOf(organizationId)}),
    invited as materialized (${invitedTo(organizationId)}),
    given as (
      select *, case when errors is null then email_key(email) end as key
      from unnest(${column('line')}::int[], ${column('name')}::text[], ${column('email')}::text[], ${column('phone')}::text[], ${column('birthday')}::text[],
        ${column('role')}::text[], ${errors}::text[]) as given (line, name, email, phone, birthday, role, errors)
    ),
    numbered as (select *, first_value(line) over (partition by key order by line) as first_line from given),
    judged as (
      select numbered.*, case
        when errors is not null then 'invalid' when first_line < line then 'twice' when members.key is not null then 'member'
        when invited.key is not null then 'invited' else 'new' end as found
      from numbered left join members using (key) left join invited using (key)
    ),
    placed as (select *, row_number() over (partition by found order by line) as place from judged)
    insert into import_rows (import_id, line, name, email, phone, birthday, role, errors, same_as, result)
    select ${importId}, line, name, email, phone, birthday, role, errors::json, case when found = 'twice' then first_line end,
      case when found = 'new' and place > ${MAX_OPEN_INVITATIONS}::int - (select count(*) from invited) then 'no_place' else found end
    from placed`)
  await saveCounts(tx, importId)
}

const saveCounts = (tx: Db, importId: number) =>
  tx.run(sql`
    update imports set counts = coalesce((
      select jsonb_object_agg(result, rows) from (
        select result, count(*) as rows from import_rows where import_id = ${importId} group by result) each), '{}')
    where id = ${importId}`)

export interface ImportedRow extends Omit<Candidate, 'errors'> {
  errors: FieldErrors | null
  same_as: number | null
  result: RowResult
}

export async function listRows(db: Db, importId: number, wanted: RowResult | undefined, after: number) {
  const found = sql`
    select line, name, email, phone, birthday, role, errors, same_as, result, row_number() over (order by line) as place
    from import_rows where import_id = ${importId} and (${wanted ?? null}::text is null or result = ${wanted ?? null})`
  const length = sql`octet_length(concat(name, email, phone, birthday, role)) + 100`
  return withoutPlaces(await db.many<ImportedRow & WithPlace>(partOf(found, { octets: length, after })))
}

/** Makes invitations of the next rows. Whoever belongs or was invited meanwhile is left as they are. Gives how many rows it took, and the invitations. */
export const inviteNext = async (
  tx: Db,
  importId: number,
  { organization_id, run_by, sends_invitations }: RunningImport,
  atOnce: number,
) => {
  const done = await tx.one<{ taken: number; added: number[] | null }>(sql`
    with members as materialized (${membersOf(organization_id)}),
    invited as materialized (${invitedTo(organization_id)}),
    batch as materialized (
      select *, email_key(email) as key from import_rows where import_id = ${importId} and result = 'new' order by line limit ${atOnce}
    ),
    judged as materialized (
      select batch.*, case when members.key is not null then 'member' when invited.key is not null then 'invited' end as found,
        row_number() over (order by members.key is not null or invited.key is not null, line) as place
      from batch left join members using (key) left join invited using (key)
    ),
    added as (
      insert into invitations (organization_id, email, role, invited_by, expires_at, import_id, is_held, name, phone, birthday)
      select ${organization_id}, email, coalesce(role, 'member'), ${run_by}, ${untilOver(sends_invitations)}, ${importId}, ${!sends_invitations}::boolean,
        name, phone, birthday::date
      from judged where found is null and place <= ${MAX_OPEN_INVITATIONS}::int - (select count(*) from invited) order by key
      on conflict (organization_id, email_key(email)) where accepted_at is null
        do update set role = excluded.role, invited_by = excluded.invited_by, secret_digest = null, sent_at = null, undelivered_at = null, is_held = excluded.is_held, created_at = now(), expires_at = excluded.expires_at,
          import_id = excluded.import_id, name = excluded.name, phone = excluded.phone, birthday = excluded.birthday
        where invitations.expires_at <= now()
      returning id, email_key(email) as key
    ),
    marked as (
      update import_rows set result = case
        when added.id is not null then 'added' when judged.found is not null then judged.found
        when judged.place > ${MAX_OPEN_INVITATIONS}::int - (select count(*) from invited) then 'no_place' else 'invited' end
      from judged left join added using (key) where import_rows.import_id = ${importId} and import_rows.line = judged.line
    )
    select (select count(*) from batch) as taken, (select array_agg(id) from added) as added`)
  await saveCounts(tx, importId)
  return { taken: done.taken, added: done.added ?? [] }
}
