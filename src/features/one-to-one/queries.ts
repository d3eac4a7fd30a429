// SQL of pairs. Every statement for one of the two is bound to the caller: a stranger finds nothing.
import type { Static } from 'typebox'
import { avatarUrl } from '#features/accounts/avatars.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import type { Position } from '#platform/http/paging.ts'
import { DAYS_OF_PEACE } from './limits.ts'
import type { Pair, PairRole } from './schemas.ts'

export type Role = Static<typeof PairRole>
export type Status = 'asked' | 'waiting' | 'active' | 'ended' | 'declined' | 'withdrawn'

/** Whether a pair is asked, waiting or active. In a statement about `pairs`. */
export const isOpen = sql`pairs.status in ('asked', 'waiting', 'active')`

/** Whether a member of an organization can take part in anything now. In a statement about `users`. */
const isPresent = sql`users.suspended_at is null and users.erased_at is null`

/** Whether nothing can be shared in it now: somebody of the two is suspended. In a statement about `pairs`. */
const isResting = sql`(pairs.status in ('asked', 'waiting', 'active') and exists (
  select from users where users.id in (pairs.mentor_id, pairs.mentee_id) and not (${isPresent})))`

/** Whether one of the two counts as a minor now. In a statement about `pairs`. */
export const includesMinor = sql`exists (
  select from users where users.id in (pairs.mentor_id, pairs.mentee_id) and counts_as_minor(birthday, latest_birthday))`

interface PairRow {
  id: number
  organization_id: number
  organization_name: string
  status: Static<typeof Pair>['status']
  mentor_id: number
  mentor_name: string
  mentor_avatar_key: string | null
  mentee_id: number
  mentee_name: string
  mentee_avatar_key: string | null
  asked_by: number
  is_resting: boolean
  created_at: Timestamp
  began_at: Timestamp | null
  active_at: Timestamp | null
  closed_at: Timestamp | null
}

/** The two, as columns and as what they come from: for whoever may see the pair. */
export const peopleColumns = sql`
  mentor.id as mentor_id, mentor.name as mentor_name, mentor.avatar_key as mentor_avatar_key,
  mentee.id as mentee_id, mentee.name as mentee_name, mentee.avatar_key as mentee_avatar_key`
export const withPeople = sql`join users mentor on mentor.id = pairs.mentor_id join users mentee on mentee.id = pairs.mentee_id`

type People = Pick<PairRow, 'mentor_id' | 'mentor_name' | 'mentor_avatar_key' | 'mentee_id' | 'mentee_name' | 'mentee_avatar_key'>
export const peopleOf = (row: People, publicUrl: string) => {
  const person = (id: number, name: string, avatar_key: string | null) => ({
    id,
    name,
    avatar: avatarUrl(publicUrl, { id, name, avatar_key }),
  })
  return {
    mentor: person(row.mentor_id, row.mentor_name, row.mentor_avatar_key),
    mentee: person(row.mentee_id, row.mentee_name, row.mentee_avatar_key),
  }
}

const asPair = (row: PairRow, userId: number, publicUrl: string): Static<typeof Pair> => ({
  id: row.id,
  organization: { id: row.organization_id, name: row.organization_name },
  status: row.status,
  ...peopleOf(row, publicUrl),
  my_role: row.mentor_id === userId ? 'mentor' : 'mentee',
  asked_by_me: row.asked_by === userId,
  is_resting: row.is_resting,
  created_at: row.created_at,
  began_at: row.began_at,
  active_at: row.active_at,
  ended_at: row.closed_at,
})

const shownColumns = sql`
  pairs.id, pairs.organization_id, organizations.name as organization_name, pairs.status, ${peopleColumns}, pairs.asked_by,
  ${isResting} as is_resting, pairs.created_at, pairs.began_at, pairs.active_at, pairs.closed_at`
const shown = (of: Sql) =>
  sql`select ${shownColumns} from ${of} join organizations on organizations.id = pairs.organization_id ${withPeople}`

/** What the two see: what came to nothing is seen by nobody. */
const isSeen = (status: 'open' | 'ended') => (status === 'open' ? isOpen : sql`pairs.status = 'ended'`)

/** One's own pairs, the newest first. */
export async function listPairs(
  db: Db,
  reader: { id: number; publicUrl: string; barred: ReadonlySet<number> },
  { status, after, limit }: { status: 'open' | 'ended'; after: Position | undefined; limit: number },
) {
  const rest = sql`and ${isSeen(status)} and pairs.organization_id <> all(${[...reader.barred]}::bigint[]) and pairs.id < coalesce(${after?.[0] ?? null}::bigint, 9223372036854775807) order by pairs.id desc limit ${limit}`
  const own = sql`(
    (select * from pairs where mentor_id = ${reader.id} ${rest}) union all (select * from pairs where mentee_id = ${reader.id} ${rest})
    order by id desc limit ${limit}) pairs`
  const rows = await db.many<PairRow>(sql`${shown(own)} order by pairs.id desc`)
  return rows.map((row) => asPair(row, reader.id, reader.publicUrl))
}

/** A pair of the reader's, open or ended; undefined for everybody else. */
export async function findPair(db: Db, reader: { id: number; publicUrl: string }, pairId: number) {
  const row = await db.maybe<PairRow>(sql`
    ${shown(sql`pairs`)} where pairs.id = ${pairId} and ${reader.id}::bigint in (pairs.mentor_id, pairs.mentee_id)
      and (${isOpen} or pairs.status = 'ended')`)
  return row && asPair(row, reader.id, reader.publicUrl)
}

/** A pair as rules look at it. */
export interface LockedPair {
  id: number
  organization_id: number
  mentor_id: number
  mentee_id: number
  asked_by: number
  status: Status
  agreed_at: Timestamp | null
}
const ruleColumns = sql`id, organization_id, mentor_id, mentee_id, asked_by, status, agreed_at`

/** The two of a pair of one's own, without a lock: to lock them before it. */
export const findPeople = (db: Db, userId: number, pairId: number) =>
  db.maybe<{ mentor_id: number; mentee_id: number }>(sql`
    select mentor_id, mentee_id from pairs
    where id = ${pairId} and ${userId}::bigint in (mentor_id, mentee_id) and (${isOpen} or status = 'ended')`)

/** Locks a pair of one's own, open or ended. Their places in organizations are locked before. */
export const lockOwnPair = (tx: Db, userId: number, pairId: number) =>
  tx.maybe<LockedPair>(sql`
    select ${ruleColumns} from pairs where id = ${pairId} and ${userId}::bigint in (mentor_id, mentee_id) and (${isOpen} or status = 'ended')
    for no key update`)

/** The same, with whether it rests. */
export const isPairResting = async (tx: Db, pairId: number) =>
  (await tx.one<{ rests: boolean }>(sql`select ${isResting} as rests from pairs where id = ${pairId}`)).rests

export const lockPair = (tx: Db, organizationId: number, pairId: number) =>
  tx.maybe<LockedPair>(sql`
    select ${ruleColumns} from pairs where id = ${pairId} and organization_id = ${organizationId} and ${isOpen} for no key update`)

/** The two of a pair of an organization: to lock them before it. */
export const findPeopleIn = (db: Db, organizationId: number, pairId: number) =>
  db.maybe<{ mentor_id: number; mentee_id: number }>(sql`
    select mentor_id, mentee_id from pairs where id = ${pairId} and organization_id = ${organizationId} and ${isOpen}`)

// Asking

export interface Asked {
  is_member: boolean
  is_blocked: boolean
  open_pairs: number
  own_open_pairs: number
  asks_today: number
  had_peace: boolean
}

/** What decides whether somebody can be asked by another in an organization. */
export const readAsked = (tx: Db, { organizationId, by, userId }: { organizationId: number; by: number; userId: number }) =>
  tx.one<Asked>(sql`
    select exists (
        select from organization_members join users on users.id = user_id
        where organization_id = ${organizationId} and user_id = ${userId} and ${isPresent}) as is_member,
      exists (
        select from user_blocks
        where user_id = ${userId} and blocked_id = ${by} or user_id = ${by} and blocked_id = ${userId}) as is_blocked,
      (select count(*) from pairs where ${userId}::bigint in (mentor_id, mentee_id) and ${isOpen}) as open_pairs,
      (select count(*) from pairs where ${by}::bigint in (mentor_id, mentee_id) and ${isOpen}) as own_open_pairs,
      (select count(*) from pairs where asked_by = ${by} and created_at > now() - interval '24 hours') as asks_today,
      not exists (
        select from pairs
        where asked_by = ${by} and ${userId}::bigint in (mentor_id, mentee_id) and status = 'declined'
          and closed_at > now() - make_interval(days => ${DAYS_OF_PEACE})) as had_peace`)

/** What two have open with each other. */
export const findOpenBetween = (tx: Db, one: number, other: number) =>
  tx.maybe<{ id: number; asked_by: number }>(sql`
    select id, asked_by from pairs
    where least(mentor_id, mentee_id) = least(${one}::bigint, ${other}::bigint) and greatest(mentor_id, mentee_id) = greatest(${one}::bigint, ${other}::bigint)
      and ${isOpen}`)

export const addPair = (tx: Db, pair: { organizationId: number; mentorId: number; menteeId: number; by: number }) =>
  tx.one<{ id: number }>(sql`
    insert into pairs (organization_id, mentor_id, mentee_id, asked_by)
    values (${pair.organizationId}, ${pair.mentorId}, ${pair.menteeId}, ${pair.by}) returning id`)

// Agreeing

/** Locks what people said of their birthdays, before a pair of theirs: it is decided by. Whether one of them counts as a minor. */
export const lockBirthdays = async (tx: Db, userIds: number[]) =>
  (
    await tx.many<{ is_minor: boolean }>(sql`
      select counts_as_minor(birthday, latest_birthday) as is_minor from users where id = any(${userIds}) order by id for share`)
  ).some(({ is_minor }) => is_minor)

export const findPairSettings = (tx: Db, organizationId: number) =>
  tx.one<{ pair_agreement: 'every_pair' | 'minors'; mentors_need_trainings: boolean }>(sql`
    select pair_agreement, mentors_need_trainings from organizations where id = ${organizationId} for share`)

export const letWait = (tx: Db, pairId: number) =>
  tx.run(sql`update pairs set status = 'waiting', waiting_since = now() where id = ${pairId}`)

/** Begins, or goes on after it waited. `by`: the admin who agreed, if one had to. */
export const begin = (tx: Db, pairId: number, by: number | null) =>
  tx.run(sql`
    update pairs set status = 'active', began_at = coalesce(began_at, now()), active_at = now(),
      agreed_by = ${by}, agreed_at = case when ${by}::bigint is null then null else now() end
    where id = ${pairId}`)

/** Closes it: one that had begun has ended. */
export const closePair = (tx: Db, pairId: number, as: 'declined' | 'withdrawn') =>
  tx.run(sql`
    update pairs set status = case when began_at is null then ${as} else 'ended' end, closed_at = now() where id = ${pairId}`)

/** That they shared something just now. */
export const markActive = (tx: Db, pairId: number) => tx.run(sql`update pairs set active_at = now() where id = ${pairId}`)

// Subjects of notices

const ofNotice = sql`pairs.id = (notices.data ->> 'pair_id')::bigint`

/** Whether somebody is still to answer who was asked. */
export const isAskedNow: Subject = (reader) => sql`exists (
  select from pairs where ${ofNotice} and status = 'asked' and ${reader} in (mentor_id, mentee_id) and asked_by <> ${reader})`

/** Whether a pair waits for an admin who is none of the two. */
export const isPairToDecide: Subject = (reader) => sql`exists (
  select from pairs join organization_members on organization_members.organization_id = pairs.organization_id and user_id = ${reader} and role = 'admin'
  where ${ofNotice} and status = 'waiting' and ${reader} not in (mentor_id, mentee_id))`

/** Whether somebody walks in it. */
export const isActivePair: Subject = (reader) => sql`exists (
  select from pairs where ${ofNotice} and status = 'active' and ${reader} in (mentor_id, mentee_id))`

/** Whether it came to nothing or is over, as the notice says: of a decision, which stays. */
export const wasDeclined: Subject = (reader) => sql`exists (
  select from pairs where ${ofNotice} and status in ('declined', 'ended') and ${reader} in (mentor_id, mentee_id))`

/** Whether nothing was shared since. */
export const isStillQuiet: Subject = (reader) => sql`exists (
  select from pairs where ${ofNotice} and status = 'active' and ${reader} in (mentor_id, mentee_id) and active_at < notices.created_at)`

/** The organizations where somebody walks with somebody, or one of two asked to. */
export const listOrganizationsOfPairs = async (db: Db, userId: number) =>
  (
    await db.many<{ organization_id: number }>(sql`
      select distinct organization_id from pairs where ${userId}::bigint in (mentor_id, mentee_id) and ${isOpen}`)
  ).map(({ organization_id }) => organization_id)
