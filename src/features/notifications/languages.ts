// In which language somebody reads what is written to them outside of an answer: their own, else their home organization's, else English.
import { type Language, languageFor } from '#words/languages.ts'

/** What `readerLocales` (queries.ts) gives of a reader. */
export interface ReaderLocales {
  locale: string | null
  organization_locale: string | null
}

export const languageOfReader = ({ locale, organization_locale }: ReaderLocales): Language => languageFor(locale, organization_locale)
