// Uploads: received to the disk within the limits of their kind and of the person's day, stored, and recorded.
import type { FastifyRequest } from 'fastify'
import type { Static, TObject, TProperties } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { cleanFilename, type FileKind, newFileKey } from '#platform/files/names.ts'
import { asRefusal } from '#platform/http/errors.ts'
import type { MultipartForm, ReceivedFile } from '#platform/http/multipart.ts'
import { counter } from '#platform/metrics.ts'
import type { Services } from '#src/services.ts'
import { addMediaFile, type MediaFile, markRemoved, reserveUpload, saveUploadedBytes } from './queries.ts'
import { invalidFile } from './recognizing.ts'

export const MIB = 1_048_576
export const MAX_PICTURE = 5 * MIB

const uploadedBytes = counter('uploaded_bytes_total', 'Bytes of uploads that were kept, by kind', ['kind'])

export const tooLarge = (bytes: number) => invalidFile({ rule: 'file_too_large', max_megabytes: bytes / MIB })
export const dayIsUsed = () => invalidFile({ rule: 'uploads_of_day_used' })

/** An upload: its fields, and its file on its way. */
type Use<Fields extends TProperties, Result> = (upload: { fields: Static<TObject<Fields>>; file: ReceivedFile }) => Promise<Result>

/**
 * Reads an upload and hands it to `use`, which stores it with `storeFile` or drops it. `limit` gives the bytes that a kind may have, by the
 * fields that came before the file. All bytes that are written to the disk count in the person's day, kept or refused: otherwise refused
 * uploads could fill the disk.
 */
export async function receiveUpload<Fields extends TProperties, Result>(
  { db, files, config }: Services,
  actor: Actor,
  request: FastifyRequest,
  form: MultipartForm<Fields>,
  limit: (fields: Record<string, unknown>) => number,
  use: Use<Fields, Result>,
): Promise<Result> {
  const wanted = Math.min(Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY), limit({}))
  const reserved = await reserveUpload(db, actor.id, { wanted, aDay: config.UPLOAD_MEGABYTES_PER_DAY * MIB })
  let received = 0
  const reception = {
    folder: files.incoming,
    limit: (fields: Record<string, unknown>) => Math.min(limit(fields), reserved.bytes),
    refuseSize: (most: number) => (most === reserved.bytes && most < wanted ? dayIsUsed() : tooLarge(most)),
    onReceived: (bytes: number) => {
      received += bytes
    },
  }
  try {
    return await form.receive(request, reception, use)
  } catch (error) {
    // An error of the service does not count in the person's day.
    if (asRefusal(error).status >= 500) received = 0
    throw error
  } finally {
    await saveUploadedBytes(db, reserved.id, Math.min(received, reserved.bytes))
  }
}

/**
 * Stores a file, or bytes made from one, under a new key, and records whose it is. The record comes first: whatever fails in between, the
 * clean-up knows of all that lies in the store. Receiving may have taken minutes: `requireMembership` refuses people who may no longer upload.
 */
export async function storeFile(
  { db, files }: Services,
  kind: FileKind,
  source: string | Uint8Array,
  about: Omit<MediaFile, 'key'>,
  requireMembership?: (tx: Db) => Promise<unknown>,
): Promise<{ key: string; filename: string }> {
  const key = newFileKey(kind)
  const filename = cleanFilename(about.filename)
  await db.transaction(async (tx) => {
    await requireMembership?.(tx)
    await addMediaFile(tx, { ...about, key, filename })
  })
  try {
    await files.put(key, source)
  } catch (error) {
    await markRemoved(db, key)
    throw error
  }
  uploadedBytes.inc({ kind: about.kind }, about.size)
  return { key, filename }
}
