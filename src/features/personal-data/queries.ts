// SQL of the exports of personal data.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'

export interface Export {
  id: number
  status: 'pending' | 'running' | 'ready' | 'failed'
  progress: number
  requested_at: Timestamp
  expires_at: Timestamp | null
}

const columns = sql`id, status, progress, requested_at, expires_at`

export const findExport = (db: Db, userId: number) =>
  db.maybe<Export>(sql`select ${columns} from personal_exports where user_id = ${userId} and (expires_at is null or expires_at > now())`)

/** Adds an export that is to be made; undefined when there is one already. */
export const addExport = (tx: Db, userId: number) =>
  tx.maybe<Export>(sql`insert into personal_exports (user_id) values (${userId}) on conflict (user_id) do nothing returning ${columns}`)

/** Takes away what is left of one that has ended: every one of those, or only that which is too old. */
export const removeEnded = (tx: Db, userId: number, { all }: { all: boolean }) =>
  tx.run(sql`
    with ended as (
      delete from personal_exports where user_id = ${userId} and status in ('ready', 'failed') and (${all}::boolean or expires_at <= now())
      returning file_key
    ) update media_files set removed_at = now() where key in (select file_key from ended)`)

/** Takes away all exports that are too old; gives how many files are to go. */
export const removeExpired = (tx: Db) =>
  tx.run(sql`
    with expired as (delete from personal_exports where expires_at <= now() returning file_key)
    update media_files set removed_at = now() where key in (select file_key from expired)`)

export const removeExport = (tx: Db, userId: number) => tx.run(sql`delete from personal_exports where user_id = ${userId}`)

/** Begins to make it, from the start also where an earlier attempt broke off; gives whose it is. Undefined when it is made, or gone. */
export const beginExport = (db: Db, exportId: number) =>
  db.maybe<{ user_id: number }>(sql`
    update personal_exports set status = 'running', progress = 0 where id = ${exportId} and status in ('pending', 'running') returning user_id`)

export const saveProgress = (db: Db, exportId: number, progress: number) =>
  db.run(sql`update personal_exports set progress = ${progress} where id = ${exportId} and status = 'running'`)

/** The file is there. False when the export is gone, with the account for example. */
export const finishExport = async (tx: Db, exportId: number, fileKey: string, days: number) =>
  (await tx.run(sql`
    update personal_exports set status = 'ready', progress = 100, file_key = ${fileKey}, expires_at = now() + make_interval(days => ${days})
    where id = ${exportId} and status = 'running'`)) > 0

/** No attempt is left. It is remembered for a day. */
export const failExport = (db: Db, exportId: number) =>
  db.run(
    sql`update personal_exports set status = 'failed', expires_at = now() + interval '1 day' where id = ${exportId} and status = 'running'`,
  )

/** The file of an export that is ready, and whom to tell. */
export const findReadyExport = (db: Db, exportId: number) =>
  db.maybe<{ user_id: number; file_key: string; name: string; email: string }>(sql`
    select user_id, file_key, users.name, users.email from personal_exports join users on users.id = user_id
    where personal_exports.id = ${exportId} and personal_exports.status = 'ready' and expires_at > now() and erased_at is null`)

export const isErased = async (db: Db, userId: number) =>
  (await db.maybe(sql`select from users where id = ${userId} and erased_at is not null`)) !== undefined

/** Locks an account; false when it is erased already. */
export const lockAccount = async (tx: Db, userId: number) =>
  (await tx.maybe(sql`select from users where id = ${userId} and erased_at is null for no key update`)) !== undefined
