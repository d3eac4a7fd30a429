// Multipart bodies with one file and some fields, in any order. The file goes to the disk as it comes; nothing of it stays in memory.
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import Type, { type Static, type TObject, type TProperties, type TUnsafe } from 'typebox'
import { EmptyFile, FileTooLarge, receiveFile } from '../files/receive.ts'
import { StorageUnavailable } from '../files/storage.ts'
import { badRequest, type FieldErrors, invalid, Refusal, tooLarge } from './errors.ts'
import { inputParser } from './input.ts'

/** What @fastify/multipart may take apart. How large the file may be, each form says. */
export const multipartLimits = {
  parts: 60,
  fields: 50,
  fieldNameSize: 200,
  fieldSize: 10_000,
  headerPairs: 50,
  fileSize: Number.MAX_SAFE_INTEGER,
}
/** How long the rest of a refused upload is read and thrown away. */
const lingerMs = 10_000

export interface ReceivedFile {
  /** Where it lies for now, complete. */
  path: string
  /** In bytes, at least 1. */
  size: number
  /** As it was sent: clean it before use. */
  filename: string
}

export interface UploadOptions {
  /** Folder for the file on its way. */
  folder: string
  /** Bytes that the file may have, by the fields that came before it (not checked yet). */
  limit(fields: Record<string, unknown>): number
  /** What to say about a larger one. */
  refuseSize(limit: number): Refusal
  /** Is told of the file's bytes as they come, also of one that is refused. */
  onReceived?(bytes: number): void
}

export interface MultipartForm<Fields extends TProperties> {
  /** For the documentation: the fields and the part `file`. */
  readonly schema: TObject<Fields & { file: TUnsafe<string> }>
  /**
   * Reads the request's form and hands it to `use`; the file is gone afterwards unless `use` has moved it. Throws a 422 about all fields
   * and the file at once, a 422 as soon as the file is too large, a 400 for what is no form, a 415 for another type of body.
   */
  receive<Result>(
    request: FastifyRequest,
    reception: UploadOptions,
    use: (form: { fields: Static<TObject<Fields>>; file: ReceivedFile }) => Promise<Result>,
  ): Promise<Result>
}

/** A form with these fields and a part `file`. */
export function formWithFile<const Fields extends TProperties>(fields: Fields): MultipartForm<Fields> {
  const read = inputParser(Type.Object(fields), 'body')
  return {
    schema: Type.Object({ file: Type.Unsafe<string>({ type: 'string', format: 'binary' }), ...fields }) as never,
    async receive(request, reception, use) {
      if (!request.isMultipart?.()) throw new Refusal(415, 'only_form')
      const parts: Parts = { fields: {}, ignored: 0 }
      try {
        await readParts(request, reception, parts)
        const { fields: raw, file } = parts
        const reading = read(raw)
        const errors: FieldErrors = 'errors' in reading ? { ...reading.errors } : {}
        if (!file) errors['file'] = [{ rule: parts.isEmpty ? 'file_empty' : 'file' in raw ? 'file' : 'required' }]
        if ('errors' in reading || !file) throw invalid(errors)
        return await use({ fields: reading.value as never, file })
      } catch (error) {
        throwAwayRest(request)
        throw error
      } finally {
        if (parts.file) await rm(parts.file.path, { force: true })
      }
    },
  }
}

interface Parts {
  fields: Record<string, unknown>
  file?: ReceivedFile
  /** The file is, and the fields behind it are still to be read. */
  isEmpty?: boolean
  /** Bytes of files that nobody asked for. */
  ignored: number
}

async function readParts(request: FastifyRequest, reception: UploadOptions, parts: Parts) {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge('form_field_too_large')
        parts.fields[part.fieldname] = part.value
      } else if (part.fieldname === 'file') await takeFile(part.file, part.filename ?? '', reception, parts)
      else await ignoreFile(part.file, reception, parts)
    }
  } catch (error) {
    throw asFault(error)
  }
}

async function takeFile(stream: Readable, filename: string, reception: UploadOptions, parts: Parts) {
  const { folder, limit, refuseSize, onReceived } = reception
  if (parts.file || parts.isEmpty) throw invalid({ file: [{ rule: 'one_file_only' }] })
  const most = limit(parts.fields)
  try {
    parts.file = { ...(await receiveFile(stream, { folder, limit: most, onReceived })), filename }
  } catch (error) {
    if (error instanceof FileTooLarge) throw refuseSize(most)
    if (!(error instanceof EmptyFile)) throw error
    parts.isEmpty = true
  }
}

async function ignoreFile(stream: Readable, { limit, refuseSize }: UploadOptions, parts: Parts) {
  const most = limit(parts.fields)
  for await (const chunk of stream) {
    parts.ignored += chunk.length
    if (parts.ignored > most) throw refuseSize(most)
  }
}

/** What the parsers throw is the sender's fault: a broken form, or one with too many parts. */
function asFault(error: unknown): unknown {
  if (error instanceof Refusal || error instanceof StorageUnavailable) return error
  const tooMany = (error as { statusCode?: number }).statusCode === 413
  return tooMany ? tooLarge('form_has_too_many_parts') : badRequest('upload_broken')
}

/**
 * Clients that send before they listen would never see the answer if the connection closed on them: what is still coming is read and
 * thrown away. Whoever goes on for long is cut off.
 */
export function throwAwayRest({ raw }: FastifyRequest) {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const cut = setTimeout(() => raw.destroy(), lingerMs).unref()
  raw.once('close', () => clearTimeout(cut))
}
