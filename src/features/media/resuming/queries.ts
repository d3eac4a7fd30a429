// SQL of uploads that arrive in parts.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import type { UploadPurpose } from './schemas.ts'

export interface UnfinishedUpload {
  id: number
  organization_id: number
  purpose: Static<typeof UploadPurpose>
  filename: string
  size: number
  /** Bytes that have arrived. */
  offset: number
  sha256: string | null
  part_count: number
  expires_at: string
  /** The key of the file that was made of it, and as what; null until then, and once the file is gone. */
  finished_as: string | null
  finished_kind: 'audio' | 'pdf' | null
  finished_filename: string | null
}

const LIFETIME = sql`interval '24 hours'`
const isLive = sql`(unfinished_uploads.created_at > now() - ${LIFETIME})`
const columns = sql`
  id, organization_id, purpose, filename, size, received as offset, sha256, created_at + ${LIFETIME} as expires_at, finished_as,
  (select kind from media_files where key = finished_as) as finished_kind,
  (select filename from media_files where key = finished_as) as finished_filename,
  (select count(*)::int from upload_parts where upload_id = unfinished_uploads.id) as part_count`

/** Nobody but who began it finds it. */
export const findUpload = (db: Db, userId: number, id: number) =>
  db.maybe<UnfinishedUpload>(sql`select ${columns} from unfinished_uploads where id = ${id} and user_id = ${userId} and ${isLive}`)

interface NewUpload {
  userId: number
  organizationId: number
  purpose: Static<typeof UploadPurpose>
  filename: string
  size: number
  sha256: string | null
}

const isSame = ({ userId, organizationId, purpose, size, sha256 }: NewUpload) => sql`(
  user_id = ${userId} and organization_id = ${organizationId} and purpose = ${purpose} and size = ${size} and sha256 = ${sha256})`

/** The same file on its way already, or finished: it is called as it is now. One that is of no use any more makes room. */
export async function findSameUpload(tx: Db, upload: NewUpload): Promise<UnfinishedUpload | undefined> {
  await tx.run(sql`
    delete from unfinished_uploads where ${isSame(upload)}
      and (not ${isLive} or finished_as is not null and not exists (
        select from media_files where key = finished_as and removed_at is null))`)
  return tx.maybe<UnfinishedUpload>(sql`
    update unfinished_uploads set filename = case when finished_as is null then ${upload.filename} else filename end, touched_at = now()
    where ${isSame(upload)} returning ${columns}`)
}

export const countOpenUploads = async (tx: Db, userId: number) =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from unfinished_uploads where user_id = ${userId} and ${isLive} and finished_as is null`)
  ).count

/** Ends the upload of a person that has been left alone longest. */
export const removeIdlestUpload = (tx: Db, userId: number) =>
  tx.run(sql`
    delete from unfinished_uploads where id = (
      select id from unfinished_uploads where user_id = ${userId} and ${isLive} and finished_as is null and busy_until < now()
      order by touched_at, id limit 1 for update)`)

/** Adds an upload, with all of its bytes counted in the person's day; undefined where not so many are left. Their row is locked. */
export const addUpload = (tx: Db, { userId, organizationId, purpose, filename, size, sha256 }: NewUpload, aDay: number) =>
  tx.maybe<UnfinishedUpload>(sql`
    with counted as (
      insert into received_uploads (user_id, bytes)
      select ${userId}, ${size}::bigint from received_uploads
      where user_id = ${userId} and received_at > now() - interval '24 hours' having coalesce(sum(bytes), 0) + ${size}::bigint <= ${aDay}::bigint
      returning id)
    insert into unfinished_uploads (user_id, organization_id, purpose, filename, size, sha256, counted_as)
    select ${userId}, ${organizationId}, ${purpose}, ${filename}, ${size}, ${sha256}, counted.id from counted
    returning ${columns}`)

export interface Claim {
  id: number
  userId: number
  /** Who claims it: a request. */
  claim: string
  seconds: number
}

/** Claims an upload for one request, which alone may append to it or finish it. `offset`: bytes that must have arrived; null: all. */
export const claimUpload = (db: Db, { id, userId, claim, seconds }: Claim, offset: number | null) =>
  db.maybe<UnfinishedUpload>(sql`
    update unfinished_uploads set busy_until = now() + make_interval(secs => ${seconds}), busy_with = ${claim}, touched_at = now()
    where id = ${id} and user_id = ${userId} and ${isLive} and received = coalesce(${offset}::bigint, size) and finished_as is null
      and busy_until < now()
    returning ${columns}`)

export const renewClaim = (db: Db, { id, claim, seconds }: Claim) =>
  db.run(sql`
    update unfinished_uploads set busy_until = now() + make_interval(secs => ${seconds}) where id = ${id} and busy_with = ${claim}`)

const RENEW_MS = 3_000

/** Keeps the claim while `work` runs, however long a store takes. */
export async function whileClaimed<Result>(db: Db, claim: Claim, work: () => Promise<Result>): Promise<Result> {
  // Where the database is away, the claim may be lost: `work` finds out when it is done.
  const renewing = setInterval(() => void renewClaim(db, claim).catch(() => {}), RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
  }
}

export const releaseClaim = (db: Db, { id, claim }: Claim) =>
  db.run(sql`update unfinished_uploads set busy_until = '-infinity', busy_with = null where id = ${id} and busy_with = ${claim}`)

/** Whether the part was added: the claim may have passed to another request. */
export const addPart = (db: Db, { id, claim }: Claim, { key, offset, size }: { key: string; offset: number; size: number }) =>
  db.run(sql`
    with grown as (
      update unfinished_uploads set received = received + ${size}, touched_at = now()
      where id = ${id} and busy_with = ${claim} and received = ${offset} returning id)
    insert into upload_parts (media_key, upload_id, starts_at, size) select ${key}, id, ${offset}, ${size} from grown`)

export const listPartKeys = async (db: Db, id: number) =>
  (await db.many<{ media_key: string }>(sql`select media_key from upload_parts where upload_id = ${id} order by starts_at`)).map(
    ({ media_key }) => media_key,
  )

/** Whether it was this request that finished it. */
export const markFinished = (db: Db, id: number, key: string) =>
  db.transaction(async (tx) => {
    const finished = await tx.run(sql`update unfinished_uploads set finished_as = ${key} where id = ${id} and finished_as is null`)
    await tx.run(sql`delete from upload_parts where upload_id = ${id}`)
    return finished
  })

export const removeUpload = (db: Db, userId: number, id: number) =>
  db.run(sql`delete from unfinished_uploads where id = ${id} and user_id = ${userId} and ${isLive}`)

/** Ends one that this request claims still, and of which nothing was made. */
export const removeClaimed = (db: Db, { id, claim }: Claim) =>
  db.run(sql`delete from unfinished_uploads where id = ${id} and busy_with = ${claim} and finished_as is null`)

export const removeUploadsOf = (db: Db, userId: number) => db.run(sql`delete from unfinished_uploads where user_id = ${userId}`)

/** Deletes some whose day is over. */
export const removeSomeExpired = (db: Db, count: number) =>
  db.run(sql`
    delete from unfinished_uploads where id in (select id from unfinished_uploads where not ${isLive} limit ${count} for update skip locked)`)
