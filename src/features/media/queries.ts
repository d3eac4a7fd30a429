// SQL of uploaded files: whose they are, how much someone uploaded, and which nothing refers to any more.
import { lockPerson } from '#features/accounts/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'

export type MediaKind = 'audio' | 'pdf' | 'picture' | 'export' | 'part'

export interface MediaFile {
  key: string
  kind: MediaKind
  /** Null for a part of an upload, which has an owner itself. */
  ownerId: number | null
  /** Null for a person's own picture. */
  organizationId: number | null
  /** In bytes. */
  size: number
  filename: string
  /** Of a picture, in pixels. */
  width?: number
  height?: number
}

/** Each place that may refer to a file; one that none of them names is removed after a while. A test finds the one that is forgotten here. */
export const references: Sql[] = [
  sql`exists (select from challenges where media_key = media_files.key)`,
  sql`exists (select from trainings where audio_key = media_files.key)`,
  sql`exists (select from organizations where logo_key = media_files.key)`,
  sql`exists (select from users where avatar_key = media_files.key)`,
  sql`exists (select from personal_exports where file_key = media_files.key)`,
  sql`exists (select from post_picture_files where media_key = media_files.key)`,
  sql`exists (select from shown_pictures where media_key = media_files.key)`,
  sql`exists (select from upload_parts where media_key = media_files.key)`,
]
/** Whether something refers to a row of `media_files`. */
export const isReferenced = sql`(${references.reduce((all, reference) => sql`${all} or ${reference}`)})`

/**
 * Reserves some of the bytes that someone may send in 24 hours for an upload: all that it wants, or what is left. Their uploads that begin
 * meanwhile find only the rest.
 */
export const reserveUpload = (db: Db, userId: number, { wanted, aDay }: { wanted: number; aDay: number }) =>
  db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    return tx.one<{ id: number; bytes: number }>(sql`
      insert into received_uploads (user_id, bytes)
      select ${userId}, greatest(0, least(${wanted}::bigint, ${aDay}::bigint - coalesce(sum(bytes), 0)))
      from received_uploads where user_id = ${userId} and received_at > now() - interval '24 hours'
      returning id, bytes`)
  })

/** Replaces the reserved bytes by those that were received. */
export const saveUploadedBytes = (db: Db, id: number, bytes: number) =>
  bytes > 0
    ? db.run(sql`update received_uploads set bytes = ${bytes} where id = ${id}`)
    : db.run(sql`delete from received_uploads where id = ${id}`)

/** Counts bytes that came and were thrown away. */
export const addReceived = (db: Db, userId: number, bytes: number) =>
  db.run(sql`insert into received_uploads (user_id, bytes) select id, ${bytes} from users where id = ${userId}`)

export const removeReceived = (db: Db, userId: number) => db.run(sql`delete from received_uploads where user_id = ${userId}`)

/** Deletes some records that are older than the 24 hours. */
export const removeSomeOldReceived = (db: Db, count: number) =>
  db.run(sql`
    delete from received_uploads where id in (
      select id from received_uploads where received_at < now() - interval '24 hours' limit ${count})`)

export const addMediaFile = (db: Db, file: MediaFile) =>
  db.run(sql`
    insert into media_files (key, kind, owner_id, organization_id, size, filename, width, height)
    values (${file.key}, ${file.kind}, ${file.ownerId}, ${file.organizationId}, ${file.size}, ${file.filename}, ${file.width ?? null},
      ${file.height ?? null})`)

/**
 * Takes a file into use: it stays while something refers to it, and for a while after. Tells what it was uploaded as; undefined when no such
 * file of these kinds was uploaded for the organization. `instead`: the file that is let go of for it.
 */
export async function useMediaFile<Kind extends MediaKind>(
  tx: Db,
  key: string,
  kinds: readonly Kind[],
  organizationId: number,
  instead: string | null,
): Promise<Kind | undefined> {
  // Locked in one order, so that two transactions that swap the same files don't deadlock.
  if (instead) await tx.run(sql`select from media_files where key = any(${[key, instead]}) order by key for no key update`)
  const used = await tx.maybe<{ kind: Kind }>(sql`
    update media_files set kept_at = now()
    where key = ${key} and kind = any(${kinds}) and organization_id = ${organizationId} and removed_at is null returning kind`)
  return used?.kind
}

/**
 * Takes pictures into use, so that they stay. Gives those of them that were uploaded for the organization and are there. `instead`: those that
 * may be let go of for them.
 */
export async function usePictures(
  tx: Db,
  keys: readonly string[],
  organizationId: number,
  instead: readonly string[],
): Promise<Set<string>> {
  const all = [...new Set([...keys, ...instead])]
  if (all.length === 0) return new Set()
  // In one order, as above; sounds and PDFs are taken into use before pictures.
  await tx.run(sql`select from media_files where key = any(${all}) order by key for no key update`)
  const used = await tx.many<{ key: string }>(sql`
    update media_files set kept_at = now()
    where key = any(${keys}) and kind = 'picture' and organization_id = ${organizationId} and removed_at is null returning key`)
  return new Set(used.map(({ key }) => key))
}

/** What shows pictures in its texts. */
export type Showing = { challengeId: number } | { trainingId: number }
const showing = (of: Showing) =>
  'challengeId' in of ? { challenge: of.challengeId, training: null } : { challenge: null, training: of.trainingId }
const isShownBy = (of: Showing) => {
  const { challenge, training } = showing(of)
  return sql`(challenge_id = ${challenge} or training_id = ${training})`
}

export const listShownPictures = async (db: Db, of: Showing) =>
  (await db.many<{ media_key: string }>(sql`select media_key from shown_pictures where ${isShownBy(of)}`)).map(({ media_key }) => media_key)

/** Saves which pictures something shows: these and no others. */
export async function saveShownPictures(tx: Db, of: Showing, keys: readonly string[]) {
  const { challenge, training } = showing(of)
  await tx.run(sql`delete from shown_pictures where ${isShownBy(of)} and media_key <> all(${keys})`)
  await tx.run(sql`
    insert into shown_pictures (media_key, challenge_id, training_id)
    select key, ${challenge}::bigint, ${training}::bigint from unnest(${keys}::text[]) key on conflict do nothing`)
}

/** Lets go of all pictures of what is deleted. */
export async function releaseShownPictures(tx: Db, of: Showing) {
  await tx.run(sql`
    select from media_files where key in (select media_key from shown_pictures where ${isShownBy(of)}) order by key for no key update`)
  await tx.run(sql`delete from shown_pictures where ${isShownBy(of)}`)
}

export const markRemoved = (db: Db, key: string) => db.run(sql`update media_files set removed_at = now() where key = ${key}`)

/** Marks a file unless something refers to it: where the database went away, nobody knows whether it came to that. */
export const markUnreferenced = (db: Db, key: string) =>
  db.run(sql`update media_files set removed_at = now() where key = ${key} and not ${isReferenced}`)

/** Long enough to finish a form that was left open over night. */
const UNUSED_HOURS = 48
/** When a row of `media_files` that nothing refers to may be removed: after it was uploaded, or last taken into use. */
export const unusedUntil = sql`(media_files.kept_at + make_interval(hours => ${UNUSED_HOURS}))`

/**
 * Marks some of the files that nothing refers to. One that is being taken into use right now is locked by that, and left for the next time:
 * whoever takes several into use waits for nobody here.
 */
export const markSomeUnused = (db: Db, count: number) =>
  db.run(sql`
    with unused as materialized (
      select key from media_files where removed_at is null and kept_at < now() - make_interval(hours => ${UNUSED_HOURS}) and not ${isReferenced}
      limit ${count} for no key update skip locked)
    update media_files set removed_at = now() from unused where media_files.key = unused.key`)

/** Marks what someone uploaded and nothing refers to, however new it is. */
export const markUnusedOf = (db: Db, ownerId: number) =>
  db.run(sql`
    with unused as materialized (
      select key from media_files where owner_id = ${ownerId} and removed_at is null and not ${isReferenced} order by key for no key update)
    update media_files set removed_at = now() from unused where media_files.key = unused.key`)

/** Forgets who uploaded a picture that a post still shows, and what they called it. Files of an organization keep their names for its people. */
export const forgetUploader = (db: Db, ownerId: number) =>
  db.run(sql`
    update media_files set owner_id = null, filename = key
    where owner_id = ${ownerId} and organization_id is null and removed_at is null`)

/** What someone uploaded, the oldest first. Of a picture in several widths the widest. */
export const listUploads = (db: Db, ownerId: number) =>
  db.many<{ key: string; filename: string }>(sql`
    select key, filename from media_files where owner_id = ${ownerId} and kind <> 'export' and removed_at is null and not exists (
      select from post_picture_files narrow join post_picture_files wide using (picture_id)
      where narrow.media_key = media_files.key and wide.width > narrow.width)
    order by created_at, key`)

/** Some of those that are marked as removed, after one of them. */
export const listRemoved = async (db: Db, after: string, most: number) =>
  (
    await db.many<{ key: string }>(
      sql`select key from media_files where removed_at is not null and key > ${after} order by key limit ${most}`,
    )
  ).map(({ key }) => key)

/** Every file that is in use or may still come to it, but for copies of personal data and parts of uploads, which can be made and sent again. */
export const listFileKeys = async (db: Pick<Db, 'many'>) =>
  (
    await db.many<{ key: string }>(
      sql`select key from media_files where removed_at is null and kind not in ('export', 'part') order by key`,
    )
  ).map(({ key }) => key)

export const deleteMediaFile = (db: Db, key: string) => db.run(sql`delete from media_files where key = ${key} and removed_at is not null`)
