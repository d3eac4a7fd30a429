// A file in parts, by the protocol tus 1.0.0: what had arrived when a line was lost is not sent again.
import type { Client } from './client.ts'
import { ApiError } from './errors.ts'
import type { Schemas } from './operations.ts'
import { pause } from './pausing.ts'
import { type Connection, pauseBefore } from './sending.ts'

export interface Upload {
  organization_id: number
  purpose: Schemas['BeginUploadBody']['purpose']
  filename: string
  file: Blob
  /** Is told how much has arrived, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

const PART = 4 * 1_048_576
/** A slow line takes its time for a part, and so does the service to look at a long sound. */
const PART_MS = 120_000

export async function uploadWith(
  client: Client,
  { retries, longestPauseMs }: Connection,
  { file, onProgress, signal, ...about }: Upload,
): Promise<Schemas['FinishedUpload']> {
  const { data } = await client.post('/uploads', { body: { ...about, size: file.size }, signal })
  const path = { upload_id: data.id }
  const sending = { path, signal, timeoutMs: PART_MS }
  let offset = data.offset
  for (let failures = 0; offset < file.size; ) {
    try {
      const headers = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': String(offset) }
      const sent = await client.request('patch', '/uploads/{upload_id}', { ...sending, body: file.slice(offset, offset + PART), headers })
      offset = Number(sent.headers.get('upload-offset'))
      failures = 0
    } catch (error) {
      // It goes on elsewhere, or what was lost is still being written.
      const goesOn = error instanceof ApiError && (error.mayPass || error.status === 409 || error.status === 423)
      const ms = goesOn ? pauseBefore(failures, error.retryAfter) : Number.POSITIVE_INFINITY
      if (ms > longestPauseMs || failures++ >= retries) throw error
      await pause(ms, signal)
      offset = (await client.get('/uploads/{upload_id}', { path, signal })).data.offset
    }
    onProgress?.(offset / file.size)
  }
  return (await client.post('/uploads/{upload_id}/finish', sending)).data
}
