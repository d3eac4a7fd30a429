// The thread of drawing-queue.ts: gets the wording of certificates, sends back their PDFs.
import { parentPort } from 'node:worker_threads'
import { drawCertificate } from './drawing.ts'
import type { Wording } from './wording.ts'

parentPort!.on('message', async (wording: Wording) => {
  parentPort!.postMessage(await drawCertificate(wording))
})
