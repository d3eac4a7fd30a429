// SQL of invitations into groups.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { GroupLimits } from '../limits.ts'
import { capacity } from '../queries.ts'
import type { InvitationOutcome, OwnGroupInvitation, PendingGroupInvitation } from './schemas.ts'

interface Invited {
  user_id: number
  /** Null where nobody was invited. */
  id: number | null
  result: Static<typeof InvitationOutcome>
}

/** Nobody is pressed: whoever declined, or has been invited so often, is left in peace for so many days. */
const PEACE_DAYS = 30
const MOST_INVITATIONS = 3

/** Invites those of these people whom there is reason to invite, and says of each what came of it. */
export const addInvitations = (
  tx: Db,
  { group, users, invitedBy }: { group: { id: number; organization_id: number }; users: readonly number[]; invitedBy: number },
) =>
  tx.many<Invited>(sql`
    with asked as (
      select asked.id as user_id, place,
        case
          when not exists (
            select from organization_members where organization_id = ${group.organization_id} and user_id = asked.id) then 'not_in_organization'
          when exists (select from group_members where group_id = ${group.id} and user_id = asked.id) then 'already_member'
          when exists (
            select from group_invitations where group_id = ${group.id} and user_id = asked.id and status = 'pending') then 'already_invited'
          when (
            select bool_or(status = 'declined') or count(*) >= ${MOST_INVITATIONS} from group_invitations
            where group_id = ${group.id} and user_id = asked.id and coalesce(decided_at, created_at) > now() - make_interval(days => ${PEACE_DAYS}))
            then 'not_again_yet'
          else 'invited' end as result
      from unnest(${users}::bigint[]) with ordinality as asked(id, place)
    ), added as (
      insert into group_invitations (group_id, organization_id, user_id, invited_by)
      select ${group.id}, ${group.organization_id}, user_id, ${invitedBy} from asked where result = 'invited' order by place
      returning id, user_id)
    select asked.user_id, added.id, asked.result from asked left join added on added.user_id = asked.user_id order by place`)

/** Those of a group that wait for an answer, the oldest first. */
export async function listPendingInvitations(db: Db, groupId: number, after: number): Promise<Static<typeof PendingGroupInvitation>[]> {
  const pending = sql`
    select group_invitations.id, user_id, users.name, group_invitations.created_at,
      row_number() over (order by group_invitations.id) as place
    from group_invitations join users on users.id = user_id where group_id = ${groupId} and status = 'pending'`
  const rows = await db.many<WithPlace & { id: number; user_id: number; name: string; created_at: string }>(
    partOf(pending, { octets: sql`octet_length(name) + 60`, after }),
  )
  return withoutPlaces(rows).map(({ id, user_id, name, created_at }) => ({ id, user: { id: user_id, name }, created_at }))
}

type OwnRow = WithPlace & { id: number; created_at: string } & Omit<Static<typeof OwnGroupInvitation>['group'], 'id'> & { group_id: number }

/** Someone's own that wait for their answer, the newest first. */
export async function listOwnInvitations(
  db: Db,
  userId: number,
  limits: GroupLimits,
  after: number,
): Promise<Static<typeof OwnGroupInvitation>[]> {
  const own = sql`
    select group_invitations.id, group_invitations.created_at, groups.id as group_id, groups.name, groups.purpose, groups.organization_id,
      groups.join_type, groups.status, groups.member_count, groups.member_count >= ${capacity(limits)} as is_full,
      row_number() over (order by group_invitations.id desc) as place
    from group_invitations join groups on groups.id = group_id join organizations on organizations.id = groups.organization_id
    where group_invitations.user_id = ${userId} and group_invitations.status = 'pending' and groups.deleted_at is null`
  const rows = await db.many<OwnRow>(partOf(own, { octets: sql`octet_length(name) + octet_length(purpose) + 200`, after }))
  return withoutPlaces(rows).map(({ id, created_at, group_id, ...group }) => ({ id, created_at, group: { ...group, id: group_id } }))
}

/** Someone's own invitation that waits for an answer, or was accepted. */
export const findOwnInvitation = (db: Db, userId: number, invitationId: number) =>
  db.maybe<{ group_id: number; status: 'pending' | 'accepted' }>(sql`
    select group_id, status from group_invitations where id = ${invitationId} and user_id = ${userId} and status in ('pending', 'accepted')`)

/** False when it does not wait for an answer any more. */
export const saveDecline = async (tx: Db, userId: number, invitationId: number) =>
  (await tx.run(sql`
    update group_invitations set status = 'declined', decided_at = now() where id = ${invitationId} and user_id = ${userId} and status = 'pending'`)) >
  0

/** Gives whose it was; undefined when there is none that waits for an answer. */
export const saveTakenBack = (tx: Db, groupId: number, invitationId: number) =>
  tx.maybe<{ user_id: number }>(sql`
    update group_invitations set status = 'taken_back', decided_at = now()
    where id = ${invitationId} and group_id = ${groupId} and status = 'pending' returning user_id`)

/** Whether the invitation of a notice waits for someone's answer, and its group is there. */
export const isOpenInvitation: Subject = (reader) => sql`exists (
  select from group_invitations join groups on groups.id = group_id
  where group_invitations.id = (notices.data ->> 'invitation_id')::bigint and group_invitations.user_id = ${reader}
    and group_invitations.status = 'pending' and groups.deleted_at is null)`

export const removeSomeInvitations = (db: Db, groupId: number, count: number) =>
  db.run(sql`delete from group_invitations where id in (select id from group_invitations where group_id = ${groupId} limit ${count})`)

/** Who has gone quiet (features/gone-quiet): who was invited into one of these groups, and has not answered. */
export const waitingInvitations = (groups: readonly number[]) => sql`
  select user_id, 'invitation_waiting' as code, group_id, id as subject_id, created_at as since
  from group_invitations where group_id = any(${groups}) and status = 'pending' and created_at < now() - interval '7 days'`
