// Languages in which a church may write, by their names in the reader's language.
import { locale } from '#web/words/choosing.ts'

const common = 'en de es ar fr it pt nl pl cs sk hu ro bg hr sr uk ru el tr fa he ku ti am sw hi ur ta bn ne my th vi id tl ko ja zh'.split(
  ' ',
)

/** Those, and the one that is chosen already. */
export function languagesToWriteIn(chosen: string | null): [tag: string, name: string][] {
  const names = new Intl.DisplayNames([locale.value], { type: 'language', fallback: 'code' })
  const nameOf = (tag: string) => {
    try {
      return names.of(tag) ?? tag
    } catch {
      return tag // with extensions, which have no name
    }
  }
  return [...new Set([...common, ...(chosen ? [chosen] : [])])]
    .map((tag): [string, string] => [tag, nameOf(tag)])
    .sort(([, a], [, b]) => a.localeCompare(b, locale.value))
}
