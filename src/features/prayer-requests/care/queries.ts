// SQL of the care team, and of what it prays for.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
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

/** What the teams of these organizations have taken, the newest first. */
export async function listCared(
  db: Db,
  organizations: readonly number[],
  state: CareState,
  { from, count }: { from: number; count: number },
): Promise<Static<typeof CarePrayerRequest>[]> {
  const rows = await db.many<CareRow>(sql`
    select ${columns}, users.name, users.email, carers.name as carer_name,
      (select coalesce(jsonb_agg(jsonb_build_object('text', text, 'answered', answered, 'day', shared_on) order by id), '[]')
        from prayer_updates where request_id = prayer_requests.id and status = 'approved') as updates
    from prayer_requests join users on users.id = user_id left join users carers on carers.id = reviewed_by
    where organization_id = any(${organizations}) and care_status = ${state}
    order by reviewed_at desc, prayer_requests.id desc offset ${from} limit ${count}`)
  return rows.map(({ carer_name, ...row }) => ({
    ...withUser(row),
    carer: row.reviewed_by === null ? null : { id: row.reviewed_by, name: carer_name! },
  }))
}

export const countCared = async (db: Db, organizations: readonly number[], state: CareState) =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) from prayer_requests where organization_id = any(${organizations}) and care_status = ${state}`,
    )
  ).count
