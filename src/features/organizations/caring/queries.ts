// SQL of what admins do for the accounts of their organization's people, and of whom they have suspended from it.
import type { Static } from 'typebox'
import type { OrganizationRole } from '#features/accounts/actor.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { SuspendedMember } from './schemas.ts'

/** Gives the name from before, where this is their only organization: elsewhere they go by a name that others there know. */
export const correctName = (tx: Db, organizationId: number, userId: number, name: string) =>
  tx.maybe<{ before: string }>(sql`
    update users set name = ${name}, updated_at = now() from (select id, name as before from users where id = ${userId} for no key update) known
    where users.id = known.id and erased_at is null and not exists (
      select from organization_members where user_id = ${userId} and organization_id <> ${organizationId})
    returning before`)

/** What is kept of who is suspended. */
interface Suspended {
  role: OrganizationRole
  joined_at: string
}

/** Keeps somebody's place; undefined for who has none. */
export const keepMembership = (tx: Db, organizationId: number, userId: number, by: number) =>
  tx.maybe<Suspended>(sql`
    insert into suspended_memberships (organization_id, user_id, role, joined_at, suspended_by)
    select organization_id, user_id, role, joined_at, ${by} from organization_members where organization_id = ${organizationId} and user_id = ${userId}
    returning role, joined_at`)

export const isSuspended = async (db: Db, organizationId: number, userId: number) =>
  (await db.maybe(sql`select from suspended_memberships where organization_id = ${organizationId} and user_id = ${userId}`)) !== undefined

/** Locks what is kept of somebody: restoring it twice at once restores it once. */
export const lockSuspended = (tx: Db, organizationId: number, userId: number) =>
  tx.maybe<Suspended>(sql`
    select role, joined_at from suspended_memberships where organization_id = ${organizationId} and user_id = ${userId} for update`)

/** The places kept in groups go with it. */
export const removeSuspended = (tx: Db, organizationId: number, userId: number) =>
  tx.run(sql`delete from suspended_memberships where organization_id = ${organizationId} and user_id = ${userId}`)

export const saveJoinedAt = (tx: Db, organizationId: number, userId: number, joinedAt: string) =>
  tx.run(sql`update organization_members set joined_at = ${joinedAt} where organization_id = ${organizationId} and user_id = ${userId}`)

/** By name. */
export async function listSuspended(db: Db, organizationId: number, after: number) {
  const suspended = sql`
    select users.id, users.name, users.email, users.avatar_key, suspended_memberships.role, suspended_memberships.suspended_at,
      row_number() over (order by users.name ${nameCollation}, users.id) as place
    from suspended_memberships join users on users.id = user_id where organization_id = ${organizationId}`
  const octets = sql`octet_length(name) + octet_length(email) + 100`
  return withoutPlaces(
    await db.many<Omit<Static<typeof SuspendedMember>, 'avatar'> & { avatar_key: string | null } & WithPlace>(
      partOf(suspended, { octets, after }),
    ),
  )
}

/** What an admin did to somebody's account is told as long as there is the organization: also to who is out of it. */
export const isStillThere: Subject = () => sql`exists (select from organizations where id = (notices.data ->> 'organization_id')::bigint)`
