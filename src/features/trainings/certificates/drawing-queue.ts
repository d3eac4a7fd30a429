// Draws certificates in a thread of their own, one after the other: embedding fonts takes a tenth of a second that would hold up everybody.
import { openThreads } from '#platform/threads.ts'
import type { Certificate } from './queries.ts'
import { type Wording, wordingOf } from './wording.ts'

const drawers = openThreads<Wording, Uint8Array>(new URL('./drawing-worker.ts', import.meta.url), {
  concurrency: 1,
  maxWaiting: 100,
  cpuMs: 20_000,
  megabytes: 256,
  tooMany: 'too_many_certificates',
})

/** The certificate's PDF. */
export const certificatePdf = async (certificate: Certificate, publicUrl: string): Promise<Buffer> =>
  Buffer.from(await drawers.run(wordingOf(certificate, publicUrl)))
