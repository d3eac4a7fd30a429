// E-mail addresses out of what was typed or pasted: from a list, a table's column, or a mail program's line of recipients.

/** What the service takes at once. */
export const MAX_ADDRESSES = 200
/** Longer than any address: so much of what is none is sent, and said to be none. */
const MAX_LENGTH = 500

/** Each once, in the order in which they stand. What is no address is among them: it is told, not lost. */
export function addressesIn(text: string): string[] {
  const entries = text
    .replace(/"[^"\n]*"/g, ' ') // a name in quotes may hold a comma
    .split(/[,;\n\r\t،؛]+/)
    .flatMap((entry) => {
      // "Ada Becker <ada@example.org>"
      const inBrackets = [...entry.matchAll(/<([^<>]*)>/g)].map(([, address]) => address!)
      return inBrackets.length > 0 ? inBrackets : entry.split(/\s+/)
    })
    .map((entry) =>
      entry
        .replace(/^mailto:/i, '')
        .trim()
        .slice(0, MAX_LENGTH),
    )
    .filter(Boolean)
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = entry.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
