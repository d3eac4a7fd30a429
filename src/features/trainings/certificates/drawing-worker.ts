// The thread of drawing-queue.ts: gets certificates, sends back their PDFs.
import { parentPort } from 'node:worker_threads'
import { drawCertificate } from './drawing.ts'
import type { Certificate } from './queries.ts'

parentPort!.on('message', async ({ certificate, publicUrl }: { certificate: Certificate; publicUrl: string }) => {
  parentPort!.postMessage(await drawCertificate(certificate, publicUrl))
})
