// Where files are kept, whatever it is: a local folder (local.ts) or a bucket of an S3-compatible service (s3.ts). open-store.ts chooses.
import type { Readable } from 'node:stream'
import type { ByteRange } from './range.ts'

/** What is stored under a key never changes, so a key is a strong validator (ETag) too. Its content type: `contentTypeOf(key)`. */
export interface StoredFile {
  /** In bytes, of the whole. */
  size: number
  lastModified: Date
}

/** Keys are those of `newFileKey`; to read any other finds nothing, to put one is a programmer's error. */
export interface FileStore {
  /** A local folder for files on their way into the store, on the same disk where that is possible; swept at start. */
  readonly incoming: string
  /**
   * Stores bytes, or the file at a path, whole or not at all; when it returns, they survive a power cut. A file from `incoming` may be
   * moved rather than copied, so the path counts as used up. The caller deletes what is left of it, also after a failure.
   */
  put(key: string, source: string | Uint8Array): Promise<void>
  stat(key: string): Promise<StoredFile | undefined>
  /** The stream (of the whole, or of the range) must be read to its end or destroyed. */
  get(key: string, range?: ByteRange): Promise<(StoredFile & { stream: Readable }) | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Keeps a name under a heading, for good: what must be known also when the database is lost. Keeping it again is no error. */
  note(heading: string, name: string): Promise<void>
  /** All names under a heading; nothing that others left there, such as what consoles and file managers keep in folders. */
  notes(heading: string): Promise<string[]>
  close(): Promise<void>
}

/** What headings and names of notes are made of: everywhere a file's name. */
export const isNoteName = (text: string) => /^[a-z0-9-]{1,100}$/.test(text)

/** The store can't be reached, is full, or refuses us: nothing was changed, and the same call may succeed later. Sent as 503. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
  readonly statusCode = 503
  /** The system's or the service's own word, such as `ENOSPC` or `AccessDenied`. */
  readonly code: string
  constructor(cause: unknown) {
    const { code, name } = (cause ?? {}) as { code?: string; name?: string }
    const reason = code ?? name ?? 'unknown'
    super(`The file store is unavailable (${reason})`, { cause })
    this.code = reason
  }
}
