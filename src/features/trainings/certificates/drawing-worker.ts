// The thread of drawing-queue.ts: gets certificates, sends back their PDFs.
import { parentPort } from 'node:worker_threads'
import { drawCertificate } from './drawing.ts'
import type { Drawing } from './drawing-queue.ts'

parentPort!.on('message', async ({ certificate, publicUrl }: Drawing) => {
  parentPort!.postMessage(await drawCertificate(certificate, publicUrl))
})
