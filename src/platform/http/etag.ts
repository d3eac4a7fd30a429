// Versions of what is read and changed (RFC 9110, 8.8.3 and 13.1): an answer has its ETag, and whoever changes it says by `If-Match` what they read.
import { createHash } from 'node:crypto'
import type { Timestamp } from '#platform/db/types.ts'
import { Refusal } from './errors.ts'

/** An ETag of a value: the same for the same, another for any other. */
export const etagOf = (value: unknown): string => `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`

/** The ETag of a text that says when it was last changed: whoever read it in a list can say which one they read, too. */
export const versionAt = (lastChanged: Timestamp): string => `"${lastChanged}"`

/** A proxy that compresses may have made it a weak one. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

const isAmong = (header: string, etag: string) => header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))

/** Whether a client has what this ETag stands for (`If-None-Match`). */
export const isKnown = (header: string | undefined, etag: string): boolean => header !== undefined && isAmong(header, etag)

/** Refuses a change of something that is not any more what its client read (`If-Match`). Without the header nothing is asked. */
export function requireMatch(header: string | undefined, etag: string) {
  if (header !== undefined && !isAmong(header, etag)) throw new Refusal(412, 'changed_meanwhile')
}
