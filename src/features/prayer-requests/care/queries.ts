// SQL of the care team, and of what it prays for.
import type { Static } from 'typebox'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import { type AskedBy, columns, type RequestRow, withUser } from '../queries.ts'
import type { CarePrayerRequest } from '../schemas.ts'

/** The organizations in whose care team somebody is. */
export const listCareTeamsOf = async (db: Db, userId: number) =>
  (await db.many<{ organization_id: number }>(sql`select organization_id from care_team_members where user_id = ${userId}`)).map(
    ({ organization_id }) => organization_id,
  )

export interface CarerRow {
  id: number
  name: string
  avatar_key: string | null
}

export const listCareTeam = (db: Db, organizationId: number, limit: number) =>
  db.many<CarerRow>(sql`
    select users.id, users.name, users.avatar_key from care_team_members join users on users.id = user_id
    where organization_id = ${organizationId} order by users.name ${nameCollation}, users.id limit ${limit}`)

/** The care team, and those who see what it does; not the author. */
export const listCarersToTell = async (tx: Db, { organization_id, user_id }: RequestRow) =>
  (
    await tx.many<{ user_id: number }>(sql`
    select user_id from organization_members members
    where organization_id = ${organization_id} and user_id <> ${user_id} and (role in ('leadership', 'admin')
      or exists (select from care_team_members team where team.organization_id = members.organization_id and team.user_id = members.user_id))
    order by user_id`)
  ).map(({ user_id }) => user_id)

export const countCareTeam = async (db: Db, organizationId: number) =>
  (await db.one<{ count: number }>(sql`select count(*) from care_team_members where organization_id = ${organizationId}`)).count

/** 0 where they are in it already, or do not belong to the organization. */
export const addCarer = (tx: Db, organizationId: number, userId: number) =>
  tx.run(sql`
    insert into care_team_members (organization_id, user_id)
    select organization_id, user_id from organization_members where organization_id = ${organizationId} and user_id = ${userId}
    on conflict do nothing`)

export const removeCarer = (tx: Db, organizationId: number, userId: number) =>
  tx.run(sql`delete from care_team_members where organization_id = ${organizationId} and user_id = ${userId}`)

// What it prays for

type CareRow = Omit<Static<typeof CarePrayerRequest>, 'user' | 'carer'> & AskedBy & { carer_name: string | null }
export type CareState = 'active' | 'resolved'

const updates = (requestId: Sql) => sql`from prayer_updates where request_id = ${requestId} and status = 'approved'`
const newestFirst = sql`reviewed_at desc, id desc`

/** What the teams of these organizations have taken, the newest first, before a position. */
export async function listCared(
  db: Db,
  organizations: readonly number[],
  state: CareState,
  { before, limit }: { before: Position | undefined; limit: number },
): Promise<Static<typeof CarePrayerRequest>[]> {
  const earlier = before ? sql`and (reviewed_at, id) < (${before[0]}::timestamptz, ${before[1]}::bigint)` : sql``
  const taken = sql`
    select part.* from unnest(${organizations}::bigint[]) church(id) cross join lateral (
      select * from prayer_requests where organization_id = church.id and care_status = ${state} ${earlier} order by ${newestFirst} limit ${limit}) part
    order by ${newestFirst} limit ${limit}`
  const octets = sql`
    octet_length(page.title) + octet_length(page.request_text) + (select coalesce(sum(octet_length(text) + 60), 0) ${updates(sql`page.id`)})`
  const rows = await db.many<CareRow>(sql`
    select ${columns}, users.name, users.email, carers.name as carer_name,
      (select coalesce(jsonb_agg(jsonb_build_object('text', text, 'answered', answered, 'day', shared_on) order by id), '[]')
        ${updates(sql`prayer_requests.id`)}) as updates
    from (${limitedToAnswerSize(sql`page.*`, { rows: taken, octets, order: newestFirst })}) prayer_requests
      join users on users.id = user_id left join users carers on carers.id = reviewed_by
    order by prayer_requests.reviewed_at desc, prayer_requests.id desc`)
  return rows.map(({ carer_name, ...row }) => ({
    ...withUser(row),
    carer: row.reviewed_by === null ? null : { id: row.reviewed_by, name: carer_name! },
  }))
}
