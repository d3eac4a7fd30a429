// Multipart bodies, written byte by byte, so that tests can also write broken ones.
import type { Answer, SendOptions } from './app.ts'
import type { Person } from './given.ts'

export const BOUNDARY = 'a-line-between-parts'

export interface FilePart {
  name: string
  bytes: Buffer
  type?: string
}
/** A part's name, and the text or file in it. */
export type Part = [name: string, value: string | number | FilePart]

export function partBytes([name, value]: Part): Buffer {
  const isFile = typeof value === 'object'
  const quoted = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const head = isFile
    ? `; filename="${quoted(value.name)}"\r\ncontent-type: ${value.type ?? 'application/octet-stream'}\r\n\r\n`
    : '\r\n\r\n'
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted(name)}"${head}`),
    isFile ? value.bytes : Buffer.from(String(value)),
    Buffer.from('\r\n'),
  ])
}

export const formBytes = (parts: Part[]): Buffer => Buffer.concat([...parts.map(partBytes), Buffer.from(`--${BOUNDARY}--\r\n`)])

export const formHeaders = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

/** Sends a form with these parts, in this order. */
export const sendForm = (person: Person, path: string, parts: Part[], options: SendOptions = {}): Promise<Answer> =>
  person.post(path, formBytes(parts), { ...options, headers: { ...formHeaders, ...options.headers } })
