// In which language somebody reads what is written to them outside of an answer: their own, else their home organization's, else English.
import { sql } from '#platform/db/database.ts'
import { type Language, languageFor } from '#words/languages.ts'

export interface ReaderLocales {
  locale: string | null
  organization_locale: string | null
}

/** The columns `locale` and `organization_locale` of a reader, in a statement about `users`. */
export const readerLocales = sql`users.locale, (select home.locale from organizations home where home.id = users.home_organization_id) as organization_locale`

export const languageOfReader = ({ locale, organization_locale }: ReaderLocales): Language => languageFor(locale, organization_locale)
