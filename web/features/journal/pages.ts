// What a page of the journal is called, and how it begins.

const LONGEST = 60
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const cut = (text: string, length: number): string => {
  const all = [...letters.segment(text)]
  return all.length <= length
    ? text
    : `${all
        .slice(0, length)
        .map(({ segment }) => segment)
        .join('')
        .trimEnd()}…`
}

/** The first words of a text that was given no title. */
export const titleFrom = (content: string): string =>
  cut(
    content
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? '',
    LONGEST,
  )

/** How it begins, on one line; nothing where the title says it already. */
export function beginningOf({ title, content }: { title: string; content: string }): string {
  const line = content.replaceAll(/\s+/g, ' ').trim()
  return line === title ? '' : cut(line, 140)
}

/** The items of a list that begin a new day. */
export const firstsOfDays = (items: readonly { id: number; date: string }[]): ReadonlySet<number> =>
  new Set(items.filter(({ date }, index) => date !== items[index - 1]?.date).map(({ id }) => id))
