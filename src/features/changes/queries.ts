// SQL of what changed in lists.
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'

export type ListName = 'groups' | 'members' | 'meetings' | 'challenges' | 'trainings' | 'notifications'

/** Days for which it is known what changed. */
export const KEPT_DAYS = 30

/** Of whose list the changes are. */
export interface WhoseList {
  list: ListName
  userId: number
  /** SQL that selects the ids of the places whose things are in it. */
  places: Sql
  /** Of these, those in which the reader also sees what is for leaders. */
  led: readonly number[]
}

/** Places that are known by their ids. */
export const these = (ids: readonly number[]) => sql`select unnest(${ids}::bigint[])`

export interface Standing {
  synced_until: Timestamp
  is_known: boolean
}

/**
 * Until when an answer that is read now is complete, and whether all changes since a moment are known. Rows say when they were written, and show
 * when their transaction ends: so it is complete until the oldest of those began that are still open and have written. (A row is dated after its
 * transaction has a number; a backup that only reads holds nothing back.) The clock is read before the transactions are, and the rows
 * in another statement after them: what is not seen there is in none of them, and is dated later.
 */
export const findStanding = (db: Db, { list, userId, places }: WhoseList, since: Timestamp) =>
  db.one<Standing>(sql`
    select least(statement_timestamp(), (
        select min(xact_start) from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and backend_xid is not null and pid <> pg_backend_pid())) as synced_until,
      ${since}::timestamptz >= now() - make_interval(days => ${KEPT_DAYS}) and ${since}::timestamptz > (select known.since from list_changes_known known)
      and not exists (
        select from list_changes where user_id = ${userId} and list = ${list} and item is null and changed_at >= ${since}
          and (place is null or place = any(array(${places})))) as is_known`)

export interface Change {
  id: number
  changed_at: Timestamp
  /** Whether the reader saw it before. */
  was_seen: boolean
}

/** What changed since, by id. `others`: SQL that selects more of them (item, changed_at, seen_by). */
export const listChanged = (
  db: Db,
  { list, userId, places, led }: WhoseList,
  { since, after, limit, others }: { since: Timestamp; after: number; limit: number; others?: Sql | undefined },
) =>
  db.many<Change>(sql`
    select item as id, max(changed_at) as changed_at, bool_or(seen_by = 'members' or seen_by = 'leaders' and place = any(${led}::bigint[])) is true as was_seen
    from (
      select item, changed_at, seen_by, place from list_changes
      where user_id is null and list = ${list} and place = any(array(${places})) and changed_at >= ${since}
      union all
      select item, changed_at, seen_by, place from list_changes where user_id = ${userId} and list = ${list} and changed_at >= ${since}
      ${others ? sql`union all select item, changed_at, seen_by, null from (${others}) others` : sql``}
    ) changed
    where item > ${after}::bigint group by item order by item limit ${limit}`)

/** Forgets what is older than anybody may ask for, and a day more. */
export const removeSomeChanges = (db: Db, count: number) =>
  db.run(sql`
    delete from list_changes where ctid = any(array(
      select ctid from list_changes where changed_at < now() - make_interval(days => ${KEPT_DAYS + 1}) order by changed_at limit ${count}))`)

export const removeChangesOf = (db: Db, userId: number) => db.run(sql`delete from list_changes where user_id = ${userId}`)
