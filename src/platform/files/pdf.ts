// Tells whether a file is a PDF, from its structure. What a stranger's file may cost is bounded: it is read in a worker thread that has
// a deadline and a limit on its memory, and only two at a time.
import { open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

export interface PdfLimits {
  /** A larger file counts as no PDF, unread. Bytes. */
  maxBytes: number
  /** What reading it may take: milliseconds, and megabytes of memory (as much again for JavaScript's own heap). */
  maxMs: number
  maxMegabytes: number
}

const usualLimits: PdfLimits = { maxBytes: 64 * 1024 ** 2, maxMs: 10_000, maxMegabytes: 192 }

/**
 * Whether the file begins and ends as a PDF does (ISO 32000-2, 7.5: `%PDF-1.7` as its first bytes, `startxref … %%EOF` as its last, so that
 * nothing else hides in front or behind), and pdf.js finds at least one page in it. One that does not open without a password is none:
 * nobody could check or read it. Neither is one that can't be read within the limits.
 */
export async function isPdf(path: string, limits: PdfLimits = usualLimits): Promise<boolean> {
  return (await isFramedAsPdf(path, limits.maxBytes)) && withinTurn(() => hasPages(path, limits))
}

async function isFramedAsPdf(path: string, maxBytes: number): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxBytes) return false
    const read = async (from: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, from)
      return buffer.toString('latin1', 0, bytesRead)
    }
    return /^%PDF-[12]\.\d/.test(await read(0)) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(await read(Math.max(0, size - 1024)))
  } finally {
    await file.close()
  }
}

function hasPages(path: string, { maxMs, maxMegabytes }: PdfLimits): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: path,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      stdout: true,
      stderr: true,
    })
    let answer = false
    // `resourceLimits` knows only JavaScript's own heap; the file, and what pdf.js unpacks of it, lie in array buffers outside of it.
    const watch = setInterval(async () => {
      const { external_memory: outside } = await worker.getHeapStatistics().catch(() => ({ external_memory: 0 }))
      if (outside > maxMegabytes * 1024 ** 2) void worker.terminate()
    }, 20)
    const deadline = setTimeout(() => worker.terminate(), maxMs)
    worker.once('message', (pages: number) => {
      answer = pages > 0
      void worker.terminate()
    })
    // A broken PDF is an error in there, and ends the thread.
    worker.once('error', () => {})
    worker.once('exit', () => {
      clearInterval(watch)
      clearTimeout(deadline)
      resolve(answer)
    })
  })
}

const turns = 2
let taken = 0
const waiting: (() => void)[] = []

async function withinTurn<T>(work: () => Promise<T>): Promise<T> {
  if (taken === turns) await new Promise<void>((resolve) => waiting.push(resolve))
  else taken++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else taken--
  }
}
