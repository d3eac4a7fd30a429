// SQL of the audit log.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import type { Action, SubjectKind } from './actions.ts'

interface NewEntry {
  organizationId: number | null
  actorId: number | null
  action: Action
  kind: SubjectKind
  id: number
  details: object
}

export const addEntry = (tx: Db, { organizationId, actorId, keyId, action, kind, id, details }: NewEntry & { keyId: number | null }) =>
  tx.run(sql`
    insert into audit_log (organization_id, actor_id, api_key_id, action, subject_kind, subject_id, details)
    values (${organizationId}, ${actorId}, ${keyId}, ${action}, ${kind}, ${id}, ${JSON.stringify(details)}::jsonb)`)

export const addEntryUnlessRecent = (tx: Db, { organizationId, actorId, action, kind, id, details }: NewEntry) =>
  tx.run(sql`
    insert into audit_log (organization_id, actor_id, action, subject_kind, subject_id, details)
    select ${organizationId}, ${actorId}, ${action}, ${kind}, ${id}, ${JSON.stringify(details)}::jsonb
    where not exists (
      select from audit_log
      where organization_id = ${organizationId} and actor_id = ${actorId} and created_at > now() - interval '10 minutes'
        and action = ${action} and subject_kind = ${kind} and subject_id = ${id})`)

/** One entry for each of the person's organizations, or one without an organization when they belong to none. */
export const addEntryOfAccount = (
  tx: Db,
  { actorId, action, userId, details }: { actorId: number | null; action: Action; userId: number; details: object },
) =>
  tx.run(sql`
    insert into audit_log (organization_id, actor_id, action, subject_kind, subject_id, details)
    select organization_id, ${actorId}, ${action}, 'user', person.id, ${JSON.stringify(details)}::jsonb
    from (select ${userId}::bigint as id) person left join organization_members on user_id = person.id
    order by organization_id`)

export interface EntryRow {
  id: number
  action: Action
  actor: { id: number; name: string } | null
  key: Named | null
  subject: { kind: SubjectKind; id: number; name: string | null }
  details: Record<string, unknown>
  people: Named[]
  group: Named | null
  created_at: Timestamp
}

interface Named {
  id: number
  name: string
}

export interface Filter {
  action?: Action | undefined
  actor?: number | undefined
  /** Moments: from the one on, and before the other. */
  from?: string | undefined
  before?: string | undefined
}

/** The newest first, one more than `limit` where there are more. Names are those of today: of an erased account, none is left. */
export async function listEntries(
  db: Db,
  organizationId: number,
  { action, actor, from, before }: Filter,
  limit: number,
  after: readonly (string | number)[] = [],
): Promise<EntryRow[]> {
  const [afterMoment = null, afterId = null] = after
  const rows = await db.many<
    Omit<EntryRow, 'actor' | 'key' | 'subject' | 'people' | 'group'> & {
      actor_id: number | null
      actor_name: string
      key_id: number | null
      key_name: string
      subject_kind: SubjectKind
      subject_id: number
      subject_name: string | null
    }
  >(sql`
    select audit_log.id, audit_log.action, actor_id, actor.name as actor_name, key.id as key_id, key.name as key_name, subject_kind, subject_id, details, audit_log.created_at,
      coalesce(subject_user.name, subject_organization.name, subject_group.name, subject_challenge.name, subject_badge.name, subject_training.title,
        subject_key.name) as subject_name
    from audit_log
    left join users actor on actor.id = actor_id
    left join api_keys key on key.id = api_key_id
    left join users subject_user on subject_kind = 'user' and subject_user.id = subject_id
    left join organizations subject_organization on subject_kind = 'organization' and subject_organization.id = subject_id
    left join groups subject_group on subject_kind = 'group' and subject_group.id = subject_id
    left join challenges subject_challenge on subject_kind = 'challenge' and subject_challenge.id = subject_id
    left join badges subject_badge on subject_kind = 'badge' and subject_badge.id = subject_id
    left join trainings subject_training on subject_kind = 'training' and subject_training.id = subject_id
    left join api_keys subject_key on subject_kind = 'api-key' and subject_key.id = subject_id
    where audit_log.organization_id = ${organizationId}
      and (${action ?? null}::text is null or audit_log.action = ${action ?? null})
      and (${actor ?? null}::bigint is null or actor_id = ${actor ?? null})
      and audit_log.created_at >= coalesce(${from ?? null}::timestamptz, '-infinity')
      and audit_log.created_at < coalesce(${before ?? null}::timestamptz, 'infinity')
      and (${afterMoment}::text is null or (audit_log.created_at, audit_log.id) < (${afterMoment}::text::timestamptz, ${afterId}::bigint))
    order by audit_log.created_at desc, audit_log.id desc limit ${limit + 1}`)
  const named = rows.map(({ action, details }) => namedIn(action, details))
  const people = new Map((await listPeople(db, [...new Set(named.flatMap((of) => of.people))])).map((person) => [person.id, person]))
  const groups = new Map((await listGroups(db, [...new Set(named.flatMap((of) => of.group ?? []))])).map((group) => [group.id, group]))
  return rows.map(({ actor_id, actor_name, key_id, key_name, subject_kind, subject_id, subject_name, ...entry }, index) => ({
    ...entry,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name },
    key: key_id === null ? null : { id: key_id, name: key_name },
    subject: { kind: subject_kind, id: subject_id, name: subject_name },
    people: named[index]!.people.flatMap((id) => people.get(id) ?? []),
    group: groups.get(named[index]!.group ?? 0) ?? null,
  }))
}

/** Of many people, so many are named. */
export const PEOPLE_NAMED = 5

/** Whom and which group the details mean by their ids. */
function namedIn(action: Action, details: Record<string, unknown>) {
  const { user_id, leader_id, user_ids = [], group_id, from, to } = details
  const leaders = action === 'group.leader-assigned' ? [from, to] : []
  const people = [user_id, leader_id, ...leaders, ...(user_ids as unknown[]).slice(0, PEOPLE_NAMED)].filter((id) => typeof id === 'number')
  return { people, group: typeof group_id === 'number' ? group_id : undefined }
}

const listPeople = (db: Db, ids: number[]) => db.many<Named>(sql`select id, name from users where id = any(${ids}::bigint[])`)
const listGroups = (db: Db, ids: number[]) => db.many<Named>(sql`select id, name from groups where id = any(${ids}::bigint[])`)

/** Deletes some of those that are older: among the first ones, since later ones are newer. */
export const removeSomeEntriesBefore = (db: Db, days: number, count: number) =>
  db.run(sql`
    delete from audit_log
    where id in (select id from audit_log order by id limit ${count}) and created_at < now() - make_interval(days => ${days})`)
