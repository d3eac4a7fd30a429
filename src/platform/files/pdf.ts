// Tells whether a file is a PDF, from its structure. What a stranger's file may cost is bounded: it is read in a thread of its own that has
// a deadline and a limit on its memory, and only two at a time.
import { open } from 'node:fs/promises'
import { openThreads, TaskLimitExceeded, type ThreadLimits } from '../threads.ts'

/** A larger file is refused unread. */
const MAX_BYTES = 64 * 1024 ** 2

const bounds: ThreadLimits = {
  concurrency: 2,
  maxWaiting: 50,
  cpuMs: 10_000,
  megabytes: 192,
  single: true,
  tooMany: 'too_many_files',
}

/** Why a file is no PDF that is taken. The sentences are in the catalogs. */
export type PdfFault =
  | {
      rule:
        | 'pdf_begins_otherwise'
        | 'pdf_followed'
        | 'pdf_locked'
        | 'pdf_preceded'
        | 'pdf_too_intricate'
        | 'pdf_too_large'
        | 'pdf_without_pages'
    }
  | { rule: 'pdf_cut_off'; bytes: number }

export type PdfExamination = { fault?: PdfFault }

/** What the thread says: how many pages there are, or that there is a password. */
export type PdfSummary = { pages: number } | { isLocked: true }

/** Reads PDFs within some bounds; `whose`: who sent it, so that one person's many hold up nobody else's. */
export function openPdfReader(
  limits: Partial<ThreadLimits & { maxBytes: number }> = {},
): (path: string, whose?: number) => Promise<PdfExamination> {
  const readers = openThreads<string, PdfSummary>(new URL('./pdf-worker.ts', import.meta.url), { ...bounds, ...limits })
  return async (path, whose) => {
    const fault = await faultOfFrame(path, limits.maxBytes ?? MAX_BYTES)
    if (fault) return { fault }
    try {
      const read = await readers.run(path, whose)
      if ('isLocked' in read) return { fault: { rule: 'pdf_locked' } }
      return read.pages > 0 ? {} : { fault: { rule: 'pdf_without_pages' } }
    } catch (error) {
      if (error instanceof TaskLimitExceeded) return { fault: { rule: 'pdf_too_intricate' } }
      throw error
    }
  }
}

/**
 * What keeps the file from being a PDF, if anything: it begins and ends as one does (ISO 32000-2, 7.5: `%PDF-1.7` as its first bytes, `%%EOF`
 * as its last), so that nothing else hides in front or behind, but for blanks and zeros, which scanners and mail programs add; and pdf.js,
 * which mends broken tables, finds at least one page in it. One that does not open without a password is none: nobody could check or read it.
 */
export const examinePdf = openPdfReader()

const LOOK = 65_536

async function faultOfFrame(path: string, maxBytes: number): Promise<PdfFault | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxBytes) return { rule: 'pdf_too_large' }
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
      return buffer.toString('latin1', 0, bytesRead)
    }
    const start = await read(0, 1024)
    const at = start.indexOf('%PDF-')
    if (at < 0) return { rule: 'pdf_begins_otherwise' }
    if (!/^(?:\xef\xbb\xbf)?[\s\0]*%PDF-[12]\.\d/.test(start)) return { rule: 'pdf_preceded' }
    const end = await read(Math.max(0, size - LOOK), LOOK)
    const last = end.lastIndexOf('%%EOF')
    if (last >= 0 && /^[\s\0]*$/.test(end.slice(last + 5))) return undefined
    return last >= 0 ? { rule: 'pdf_followed' } : { rule: 'pdf_cut_off', bytes: size }
  } finally {
    await file.close()
  }
}
