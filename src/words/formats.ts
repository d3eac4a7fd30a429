// Plurals, dates and lists as a language writes them, by the rules of Unicode's CLDR that `Intl` knows.

/** The forms that a language's plural has (CLDR, "Language Plural Rules"): a catalog that leaves one out does not compile. */
interface PluralForms {
  en: 'one' | 'other'
  de: 'one' | 'other'
  es: 'one' | 'many' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

export type Language = keyof PluralForms

export interface Formats<Written extends Language> {
  /** The form for this count, with `#` as the number: `plural(3, { one: '# day', other: '# days' })`. */
  plural(count: number, forms: Readonly<Record<PluralForms[Written], string>>): string
  number(value: number): string
  /** A day, `YYYY-MM-DD`, in words. */
  day(date: string): string
  /** An hour of a day on the wall, `YYYY-MM-DDTHH:MM`, in words. */
  dayAndTime(local: string): string
  /** "a, b and c". */
  list(items: readonly string[]): string
  /** "a, b or c". */
  choice(items: readonly string[]): string
}

export function formatsOf<Written extends Language>(language: Written): Formats<Written> {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  // "2 March 2026": a day that is read alike on both sides of the Atlantic.
  const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' })
  const hours = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const choices = new Intl.ListFormat(language, { type: 'disjunction' })
  return {
    plural: (count, forms) => forms[rules.select(count) as PluralForms[Written]].replace('#', () => numbers.format(count)),
    number: (value) => numbers.format(value),
    day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
    dayAndTime: (local) => hours.format(new Date(`${local}Z`)),
    list: (items) => lists.format(items),
    choice: (items) => choices.format(items),
  }
}

/** Where a field stands, with places in lists counted from 1 as people do: `answers.0.question_index` is "Answers 1 › Question". */
export const describeFieldPath = (path: readonly (string | number)[]) =>
  path
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : ` › ${part}`))
    .join('')
    .replace(/^ (› )?/, '')
