// Uploads: received to the disk within the limits of their kind and of the person's day, told from their bytes, stored, and recorded.
import type { FastifyRequest } from 'fastify'
import type { Static, TObject, TProperties } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { AudioKind } from '#platform/files/audio/bytes.ts'
import { examineAudio } from '#platform/files/audio/detect.ts'
import { cleanFilename, extensionFits, type FileKind, newFileKey } from '#platform/files/names.ts'
import { examinePdf } from '#platform/files/pdf.ts'
import { asRefusal, invalid } from '#platform/http/errors.ts'
import { joined } from '#platform/http/json.ts'
import type { Form, ReceivedFile } from '#platform/http/multipart.ts'
import { counter } from '#platform/metrics.ts'
import type { Services } from '#src/services.ts'
import { addMediaFile, type MediaFile, markRemoved, reserveUpload, settleUpload } from './queries.ts'

export const MIB = 1_048_576

const uploadedBytes = counter('uploaded_bytes_total', 'Bytes of uploads that were kept, by kind', ['kind'])

export const invalidFile = (message: string) => invalid({ file: [message] })
const dayIsFull = () => invalidFile('You have uploaded as much as one may in a day. Please go on tomorrow.')

/**
 * Reads an upload and hands it to `use`, which stores it with `keepFile` or lets it go. `limit` gives the bytes that its kind may have, by
 * the fields that came before the file; without them, the most that any may. What the person may still send today can be less, and all that
 * is written to the disk counts in it, kept or refused: else who sends what is refused could fill the disk without an end.
 */
export async function receiveUpload<Fields extends TProperties, Result>(
  { db, files, config }: Services,
  actor: Actor,
  request: FastifyRequest,
  form: Form<Fields>,
  limit: (fields: Record<string, unknown>) => number,
  use: (upload: { fields: Static<TObject<Fields>>; file: ReceivedFile }) => Promise<Result>,
): Promise<Result> {
  const wanted = Math.min(Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY), limit({}))
  const reserved = await reserveUpload(db, actor.id, { wanted, aDay: config.UPLOAD_MEGABYTES_PER_DAY * MIB })
  let received = 0
  try {
    return await form.receive(
      request,
      {
        folder: files.incoming,
        limit: (fields) => Math.min(limit(fields), reserved.bytes),
        refuseSize: (most) => (most === reserved.bytes && most < wanted ? dayIsFull() : tooLarge(most)),
        onReceived: (bytes) => {
          received += bytes
        },
      },
      use,
    )
  } catch (error) {
    // Through our fault they lose nothing of their day.
    if (asRefusal(error).status >= 500) received = 0
    throw error
  } finally {
    await settleUpload(db, reserved.id, Math.min(received, reserved.bytes))
  }
}

export const tooLarge = (limit: number) => invalidFile(`The file must not be larger than ${limit / MIB} MB.`)

/** What a sound is: one of these kinds, under a name that fits. A 422 on `file` for anything else. */
export async function requireAudio(file: ReceivedFile, kinds: readonly AudioKind[]): Promise<AudioKind> {
  const { kind, fault } = await examineAudio(file.path)
  if (!kind || !kinds.includes(kind))
    throw invalidFile(`${fault ?? `The file is of the kind ${kind}.`} It must be a sound of the kind ${inWords(kinds)}.`)
  requireFittingName(file, kind)
  return kind
}

/** A 422 on `file` unless it is a PDF, under a name that fits. */
export async function requirePdf(file: ReceivedFile): Promise<'pdf'> {
  const { fault } = await examinePdf(file.path)
  if (fault) throw invalidFile(`${fault} It must be a PDF that opens without a password.`)
  requireFittingName(file, 'pdf')
  return 'pdf'
}

function requireFittingName({ filename }: ReceivedFile, kind: FileKind) {
  if (!extensionFits(kind, cleanFilename(filename))) throw invalidFile(`The file is of the kind ${kind}, so its name must end in .${kind}.`)
}

const inWords = (kinds: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(kinds.map((kind) => kind.toUpperCase()))

/**
 * Stores a file, or bytes made from one, under a new key, and records whose it is. The record comes first: whatever happens in between,
 * nothing can lie in the store that the clean-up does not know of. Receiving may have taken minutes: `requirePlace` refuses whoever may not
 * upload any more.
 */
export async function keepFile(
  services: Services,
  kind: FileKind,
  source: string | Uint8Array,
  about: Omit<MediaFile, 'key' | 'filename'> & { filename: string },
  requirePlace?: (tx: Db) => Promise<unknown>,
): Promise<{ key: string; filename: string }> {
  const { db, files } = services
  const key = newFileKey(kind)
  const filename = cleanFilename(about.filename)
  await db.transaction(async (tx) => {
    await requirePlace?.(tx)
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

export const mediaUrl = (publicUrl: string, key: string) => joined(publicUrl, '/media/', key)

/** The key in the address of an upload, or undefined for an address elsewhere. */
export function mediaKeyOf(publicUrl: string, url: string): string | undefined {
  const start = `${publicUrl}/media/`
  return url.startsWith(start) ? url.slice(start.length) : undefined
}
