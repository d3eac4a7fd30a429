// A journal to keep: written entry by entry, so that a long one never stands in memory as a whole.
import type { Db } from '#platform/db/database.ts'
import type { Words } from '#words/languages.ts'
import { type Entry, listEntriesFrom } from './queries.ts'

const AT_ONCE = 50

/** The author's entries, the oldest first. */
export async function* entriesOf(db: Db, authorId: number): AsyncGenerator<Entry> {
  for (let last: Entry | undefined; ; ) {
    const entries = await listEntriesFrom(db, authorId, last, AT_ONCE)
    yield* entries
    last = entries.at(-1)
    if (entries.length < AT_ONCE) return
  }
}

/** One JSON document, `{entries: […]}`. */
export async function* asJson(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield '{"entries":['
  let separator = '\n'
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry)
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** One Markdown document with a chapter for each entry; the content is the author's own Markdown, if any. */
export async function* asMarkdown(entries: AsyncIterable<Entry>, { journal }: Words): AsyncGenerator<string> {
  const { day, heading } = journal.export
  yield `# ${heading}\n`
  for await (const { title, content, date } of entries) yield `\n## ${title.replaceAll(/\s+/g, ' ')}\n\n*${day(date)}*\n\n${content}\n`
}

/** The file's name in the reader's language, and in English for clients that know ASCII alone (RFC 6266). */
export const attachmentIn = ({ journal }: Words, extension: 'json' | 'md') =>
  `attachment; filename="journal.${extension}"; filename*=UTF-8''${encodeURIComponent(journal.export.filename)}.${extension}`
