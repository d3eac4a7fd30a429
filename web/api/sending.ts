// Sends a file, and tells how much of it has gone: `fetch` can't.
import type { PathsWithMethod } from 'openapi-typescript-helpers'
import type { paths } from '#client/paths.ts'
import { passing, refused, Unreachable } from '#web/api/asking.ts'
import { language } from '#web/words/choosing.ts'

type Sendable = PathsWithMethod<paths, 'post'>
type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type Answer<Path extends Sendable> =
  NonNullable<paths[Path]['post']> extends { responses: infer All } ? Json<All[keyof All & (200 | 201)]> : never

export interface Sending {
  /** Is told how much of the file has gone, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** A connection that is silent for so long is lost. */
const SILENCE_MS = 30_000

/** `sendFile('/qualifications/upload-audio', { organization_id: 3 }, file)`. Fields that the path names stand there. Throws `Refusal` or
 * `Unreachable`, as `ask` does. */
export async function sendFile<Path extends Sendable>(
  path: Path,
  fields: Readonly<Record<string, string | number>>,
  file: File,
  sending?: Sending,
): Promise<Answer<Path>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (!path.includes(`{${name}}`)) body.set(name, String(value))
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])))
  body.set('file', file, file.name)
  return (await transfer({ method: 'POST', path: address, body }, sending)).response as Answer<Path>
}

interface Transfer {
  method: 'POST' | 'PATCH'
  path: string
  body: FormData | ArrayBuffer
  headers?: Readonly<Record<string, string>>
}

export function transfer({ method, path, body, headers = {} }: Transfer, { onProgress, signal }: Sending = {}): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest()
  let silence: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(silence)
    silence = setTimeout(() => request.abort(), SILENCE_MS)
  }
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    // It may have been ended before there was anything to abort.
    signal?.throwIfAborted()
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      const { status, response, responseURL } = request
      if (status >= 200 && status < 300) resolve(request)
      else reject(passing.has(status) ? new Unreachable(`status ${status}`) : refused(status, responseURL, response))
    }
    request.onerror = () => reject(new Unreachable('the connection was lost'))
    request.onabort = () => reject(signal?.aborted ? (signal.reason as Error) : new Unreachable('no answer'))
    signal?.addEventListener('abort', () => request.abort())
    request.open(method, `/api${path}`)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language.value)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    wait()
    request.send(body)
  }).finally(() => clearTimeout(silence))
}
