// SQL of the exports of personal data.
import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import type { ErasedAccount } from './erased-accounts.ts'

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

/**
 * The person's export with a new link: one that is to be made, or that which is under way or was made within the last hour. Every link of
 * before ends. Undefined when they have another password by now than the one that was checked.
 */
export async function createOrRenewExport(
  tx: Db,
  userId: number,
  passwordHash: string,
  linkDigest: Buffer,
): Promise<(Export & { is_new: boolean }) | undefined> {
  if (
    !(await tx.maybe(
      sql`select from users where id = ${userId} and password_hash = ${passwordHash} and suspended_at is null for no key update`,
    ))
  )
    return undefined
  await tx.run(sql`
    with ended as (
      delete from personal_exports where user_id = ${userId} and (
        status = 'failed' or expires_at <= now() or (status = 'ready' and requested_at < now() - interval '1 hour'))
      returning file_key
    ) update media_files set removed_at = now() where key in (select file_key from ended)`)
  return tx.one<Export & { is_new: boolean }>(sql`
    insert into personal_exports (user_id, asked_at, link_digest) values (${userId}, clock_timestamp(), ${linkDigest})
    on conflict (user_id) do update set asked_at = excluded.asked_at, link_digest = excluded.link_digest, mailed_link_digest = null
    returning ${columns}, xmax = 0 as is_new`)
}

/** Deletes some of the exports that are too old, and marks their files; gives how many. */
export const removeSomeExpired = async (db: Db, count: number) =>
  (
    await db.one<{ count: number }>(sql`
      with expired as (
        delete from personal_exports where id in (select id from personal_exports where expires_at <= now() limit ${count}) returning file_key
      ), marked as (update media_files set removed_at = now() where key in (select file_key from expired))
      select count(*) from expired`)
  ).count

export const removeExport = (tx: Db, userId: number) => tx.run(sql`delete from personal_exports where user_id = ${userId}`)

/** Whether it was asked for with the password that counts now, by somebody who may sign in. */
const isWanted = sql`asked_at > links_valid_from and suspended_at is null and erased_at is null`

/**
 * Begins to make it, from the start also where an earlier attempt broke off; gives whose it is. Undefined when it is made, or gone, or whoever
 * asked could not open it any more.
 */
export const beginExport = (db: Db, exportId: number) =>
  db.maybe<{ user_id: number }>(sql`
    update personal_exports set status = 'running', progress = 0 from users
    where personal_exports.id = ${exportId} and status in ('pending', 'running') and users.id = user_id and ${isWanted} returning user_id`)

export const saveProgress = (db: Db, exportId: number, progress: number) =>
  db.run(sql`update personal_exports set progress = ${progress} where id = ${exportId} and status = 'running'`)

/** The file is there. False when the export is gone, with the account for example, or not wanted any more. */
export const finishExport = async (tx: Db, exportId: number, fileKey: string, days: number) =>
  (await tx.run(sql`
    update personal_exports set status = 'ready', progress = 100, file_key = ${fileKey}, expires_at = now() + make_interval(days => ${days})
    from users where personal_exports.id = ${exportId} and status = 'running' and users.id = user_id and ${isWanted}`)) > 0

/** No attempt is left. It is remembered for a day. */
export const failExport = (db: Db, exportId: number) =>
  db.run(
    sql`update personal_exports set status = 'failed', expires_at = now() + interval '1 day' where id = ${exportId} and status = 'running'`,
  )

/** The same for one that nobody could open any more. */
export const failUnwanted = (db: Db, exportId: number) =>
  db.run(sql`
    update personal_exports set status = 'failed', expires_at = now() + interval '1 day' from users
    where personal_exports.id = ${exportId} and status in ('pending', 'running') and users.id = user_id and not (${isWanted})`)

/** What may still be opened. */
const isOpen = sql`status = 'ready' and expires_at > now() and ${isWanted}`

/** Whether the export of a notice is still there. There is one at a time: an earlier notice was about another one. */
export const isReadyExport: Subject = (reader) => sql`exists (
  select from personal_exports join users on users.id = user_id
  where user_id = ${reader} and requested_at <= notices.created_at and ${isOpen})`

/** Puts the secret of the e-mail's link beside an export that is ready; gives whom to tell. Undefined when there is nothing to open. */
export const addMailedLink = (db: Db, exportId: number, linkDigest: Buffer) =>
  db.maybe<{ user_id: number; name: string; email: string } & ReaderLocales>(sql`
    update personal_exports set mailed_link_digest = ${linkDigest} from users
    where personal_exports.id = ${exportId} and users.id = user_id and ${isOpen} returning user_id, users.name, users.email, ${readerLocales}`)

/** The file that one of an export's links opens now. */
export const findFileOfLink = (db: Db, exportId: number, linkDigest: Buffer) =>
  db.maybe<{ file_key: string }>(sql`
    select file_key from personal_exports join users on users.id = user_id
    where personal_exports.id = ${exportId} and ${linkDigest} in (link_digest, mailed_link_digest) and ${isOpen}`)

export const isErased = async (db: Db, userId: number) =>
  (await db.maybe(sql`select from users where id = ${userId} and erased_at is not null`)) !== undefined

const madeAt = sql`(extract(epoch from created_at) * 1000000)::bigint::text as "madeAt"`

/** Those who are erased, or this one if they are. */
export const listErased = (db: Pick<Db, 'many'>, userId: number | null = null) =>
  db.many<{ id: number; madeAt: string }>(
    sql`select id, ${madeAt} from users where erased_at is not null and id = coalesce(${userId}::bigint, id) order by id`,
  )

/** Whether this account is here and not erased. */
export const existsHere = async (db: Db, { id, madeAt }: ErasedAccount) =>
  (await db.maybe(sql`
    select from users where id = ${id} and erased_at is null
      and (extract(epoch from created_at) * 1000000)::bigint = coalesce(${madeAt ?? null}::bigint, (extract(epoch from created_at) * 1000000)::bigint)`)) !==
  undefined

/** Locks an account; false when it is erased already. */
export const lockAccount = async (tx: Db, userId: number) =>
  (await tx.maybe(sql`select from users where id = ${userId} and erased_at is null for no key update`)) !== undefined
