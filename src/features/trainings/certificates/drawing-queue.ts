// Draws certificates in a thread of their own, one after the other: embedding fonts takes a tenth of a second that would hold up everybody.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Certificate } from './queries.ts'

/** Started with the first certificate, since loading takes longer than drawing. It does not keep the process alive. */
let thread: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/** The certificate's PDF. */
export function certificatePdf(certificate: Certificate, publicUrl: string): Promise<Buffer> {
  const drawn = last.then(() => draw(certificate, publicUrl))
  last = drawn.catch(() => undefined)
  return drawn
}

async function draw(certificate: Certificate, publicUrl: string): Promise<Buffer> {
  thread ??= new Worker(new URL('./drawing-worker.ts', import.meta.url))
  thread.ref()
  try {
    thread.postMessage({ certificate, publicUrl })
    const [bytes] = await once(thread, 'message')
    thread.unref()
    return Buffer.from(bytes)
  } catch (error) {
    // Whatever ended the thread, the next certificate gets a new one.
    thread = undefined
    throw error
  }
}
