// Counts a PDF's pages, in a thread of its own (pdf.ts). pdf.js mends what readers mend: wrong offsets, a table that is missing.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'
import type { PdfSummary } from './pdf.ts'

parentPort!.on('message', async (path: string) => parentPort!.postMessage(await read(path)))

async function read(path: string): Promise<PdfSummary> {
  const { buffer, byteOffset, byteLength } = await readFile(path)
  try {
    const document = await getDocument({
      data: new Uint8Array(buffer, byteOffset, byteLength),
      verbosity: VerbosityLevel.ERRORS,
      disableFontFace: true,
    }).promise
    // The count is only a claim until a page is found.
    await document.getPage(1)
    return { pages: document.numPages }
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? { isLocked: true } : { pages: 0 }
  }
}
