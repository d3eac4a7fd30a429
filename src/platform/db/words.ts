// A search for words in a text, as people mean it: all of them, in any order, whatever their letter case and accents.
import { type Sql, sql } from './sql.ts'

/** How people look names up, for `order by`: the same with every database, whatever order it has of its own. */
export const nameCollation = sql`collate "und-x-icu"`

/**
 * The condition that a text holds all words of a search; without one it is true. `%` and `_` find themselves. `text` is SQL that was folded
 * already (the function `folded` in the migrations says what counts as the same).
 */
export const matchesWords = (text: Sql, search: string | null | undefined): Sql => sql`
  not exists (select from unnest(${search?.split(/\s+/) ?? []}::text[]) word where strpos(${text}, folded(word)) = 0)`
