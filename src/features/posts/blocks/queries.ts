// SQL of blocks.
import { type Actor, organizationsAs, organizationsOf } from '#features/accounts/actor.ts'
import { visibleLeader } from '#features/groups/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import { canReadAnythingBy } from '../queries.ts'

/**
 * Whether someone sees a person under their name: in a regular group that both are in, as whom to ask about a group of their
 * organizations, in what the person wrote, as whoever asked them to walk one to one or did, or among the members of an organization that they
 * help to lead. An anonymous prayer shows nobody.
 */
function isSeen(actor: Actor, personId: number): Sql {
  const [person, reader] = [sql`${personId}::bigint`, sql`${actor.id}::bigint`]
  return sql`(
    exists (
      select from group_members theirs join groups on groups.id = theirs.group_id
      where theirs.user_id = ${person} and groups.deleted_at is null and groups.organization_id = any(${organizationsOf(actor)}) and (
        groups.group_type = 'group' and exists (select from group_members where group_id = groups.id and user_id = ${reader})
        or ${visibleLeader} = theirs.user_id))
    or exists (
      select from organization_members where user_id = ${person} and organization_id = any(${organizationsAs(actor, 'leadership', 'admin')}))
    or exists (
      select from pairs
      where (mentor_id = ${person} and mentee_id = ${reader} or mentor_id = ${reader} and mentee_id = ${person})
        and status in ('asked', 'waiting', 'active', 'ended'))
    or ${canReadAnythingBy(person, reader)})`
}

export const canSeePerson = async (db: Db, actor: Actor, personId: number) =>
  (await db.one<{ seen: boolean }>(sql`select ${isSeen(actor, personId)} as seen`)).seen

/** Blocks someone whom the actor sees in this moment; false for anybody else. */
export const addBlock = async (tx: Db, actor: Actor, personId: number) =>
  (await tx.run(sql`
    insert into user_blocks (user_id, blocked_id) select ${actor.id}, ${personId} where ${isSeen(actor, personId)}
    on conflict (user_id, blocked_id) do update set blocked_id = excluded.blocked_id`)) > 0

export const removeBlock = (db: Db, userId: number, blockedId: number) =>
  db.run(sql`delete from user_blocks where user_id = ${userId} and blocked_id = ${blockedId}`)

interface Blocked {
  id: number
  name: string
  avatar_key: string | null
  status: 'active' | 'suspended'
  blocked_at: Timestamp
}

/** Whom someone has blocked, the latest first; deleted accounts are left out. */
export async function listBlocks(db: Db, userId: number, after: number) {
  const blocked = sql`
    select users.id, users.name, users.avatar_key, case when users.suspended_at is null then 'active' else 'suspended' end as status, user_blocks.created_at as blocked_at,
      row_number() over (order by user_blocks.created_at desc, users.id desc) as place
    from user_blocks join users on users.id = blocked_id
    where user_blocks.user_id = ${userId} and users.erased_at is null`
  return withoutPlaces(await db.many<Blocked & WithPlace>(partOf(blocked, { octets: sql`octet_length(name) + 100`, after })))
}
