// Sends a file that goes on where it stopped: by itself once a lost connection is back, and after the page was left once the same file is chosen
// again. The service knows it by its SHA-256, so nothing of it is kept here.
import { api, ask, Refusal, type Schemas, Unreachable, within } from '#web/api/asking.ts'
import { type Sending, transfer } from '#web/api/sending.ts'

export interface Resuming extends Sending {
  /** Is told when the connection is lost; progress tells that it is back. */
  onLost?: () => void
}

interface Sent {
  organization: number
  purpose: Schemas['UploadUnderWay']['purpose']
  file: File
}

/** What may be lost when an instance of the service ends; what came before a line broke is kept anyway. */
const PIECE = 4 * 1_048_576
const OFFSET = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0' }
const LONGEST_PAUSE_MS = 15_000
/** Reading a long sound and looking at it takes the service a while. */
const FINISHING_MS = 120_000
/** It was ended, goes on elsewhere, is being sent by another page, or all is too much for now: asked again, the service knows how it goes on. */
const mayPass = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Refusal && [404, 408, 409, 423, 429].includes(error.status))
/** A fault of the service, or a right that may come back, says nothing about the file. */
const isFinal = (error: unknown) => error instanceof Refusal && error.status < 500 && error.status !== 403

/** The reason with which a person ends an upload, rather than leaves it. */
export const STOPPED = 'stopped'

/** Throws what the service refuses, and what the browser says about a file that can’t be read. */
export async function sendResumably({ organization, purpose, file }: Sent, { onProgress, onLost, signal }: Resuming = {}) {
  const { name: filename, size } = file
  const body = { organization_id: organization, purpose, filename, size, sha256: await sha256(file) }
  let id: number | undefined
  try {
    for (let failures = 0; ; failures++) {
      try {
        const { data } = await ask(api.POST('/uploads', { body, ...(signal && { signal }) }))
        id = data.id
        for (let offset = data.offset; offset < size; failures = 0) {
          const piece = await file.slice(offset, offset + PIECE).arrayBuffer()
          const start = offset
          const sent = await transfer(
            { method: 'PATCH', path: `/uploads/${id}`, body: piece, headers: { ...OFFSET, 'upload-offset': `${offset}` } },
            { ...(signal && { signal }), onProgress: (share) => onProgress?.((start + share * piece.byteLength) / size) },
          )
          offset = Number(sent.getResponseHeader('upload-offset'))
        }
        const params = { path: { upload_id: id } }
        return (await ask(api.POST('/uploads/{upload_id}/finish', { params, ...within(FINISHING_MS), ...(signal && { signal }) }))).data
      } catch (error) {
        if (signal?.aborted || !mayPass(error)) throw error
        onLost?.()
        await pause(Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS), signal)
      }
    }
  } catch (error) {
    // What is refused for what it is, or stopped, is of no use any more.
    if (id !== undefined && (isFinal(error) || signal?.reason === STOPPED)) void end(id)
    throw error
  }
}

const end = (id: number) => api.DELETE('/uploads/{upload_id}', { params: { path: { upload_id: id } } }).catch(() => {})

async function sha256(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Until some time is over, or the browser says that there is a connection. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const goOn = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    addEventListener('online', goOn, { signal: over.signal })
    signal?.addEventListener(
      'abort',
      () => {
        reject(signal.reason as Error)
        goOn()
      },
      { signal: over.signal },
    )
  })
}
