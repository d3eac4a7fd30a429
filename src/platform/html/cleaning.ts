// Sanitises and reads HTML in a thread: parsing what somebody sent may take long, and must not block the main thread.
import { openThreads, TaskLimitExceeded } from '../threads.ts'

/** What is to be done with some texts: to clean each of them, or to read them all as paragraphs, no more than `most` characters. */
export type Task = { clean: readonly string[] } | { read: readonly string[]; most: number }

/** HTML as it may be stored, or why it isn't cleaned. */
export type CleaningResult = { html: string; isEmpty: boolean } | { fault: CleaningFault }

export type CleaningFault = { rule: 'too_intricate' } | { rule: 'max_depth' | 'max_elements' | 'max_marks'; max: number }

const threads = openThreads<Task, CleaningResult[] | string>(new URL('html-worker.ts', import.meta.url), {
  concurrency: 1,
  maxWaiting: 16,
  cpuMs: 5_000,
  megabytes: 256,
  tooMany: 'too_many_texts',
})

/** Each text as it may be stored, in their order. */
export async function cleanHtml(texts: readonly string[]): Promise<CleaningResult[]> {
  try {
    return (await threads.run({ clean: texts })) as CleaningResult[]
  } catch (error) {
    if (error instanceof TaskLimitExceeded) return texts.map(() => ({ fault: { rule: 'too_intricate' } }))
    throw error
  }
}

/** What stored HTML says, paragraph by paragraph with empty lines between them, up to `most` characters. */
export async function readHtml(texts: readonly string[], most: number): Promise<string> {
  // Markup may make up most of the HTML; what is far beyond the limit is not sent to the thread.
  let left = 10 * most
  const sent = texts.map((text) => {
    const start = text.slice(0, left)
    left -= start.length
    return start
  })
  return (await threads.run({ read: sent, most })) as string
}
