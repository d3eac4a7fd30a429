// Counts a PDF's pages, in a thread of its own (pdf.ts): an answer is a number of pages, a failure ends the thread.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

const { buffer, byteOffset, byteLength } = await readFile(workerData as string)
const document = await getDocument({
  data: new Uint8Array(buffer, byteOffset, byteLength),
  verbosity: VerbosityLevel.ERRORS,
  disableFontFace: true,
}).promise
// The count is only a claim until a page is found.
await document.getPage(1)
parentPort!.postMessage(document.numPages)
