// SQL of the journal. Every statement is bound to the author: there is no other way to a row.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { matchesWords } from '#platform/db/words.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { JournalEntry } from './schemas.ts'

export type Entry = Static<typeof JournalEntry>

const columns = sql`id, title, content, date, created_at, updated_at`

export interface EntryFilter {
  search?: string | null
  from?: string
  to?: string
}

/** The row that an answer with an entry shows. */
export const shownEntry = ({ data }: { data: { id: number } }) => ({ table: 'journal_entries', id: data.id })

const newestFirst = sql`date desc, created_at desc, id desc`

/** The newest day first, and of a day the newest entry. */
export function listEntries(db: Db, authorId: number, { search, from, to }: EntryFilter, limit: number, after?: Position) {
  const rows = sql`
    select ${columns} from journal_entries
    where user_id = ${authorId} and date between coalesce(${from ?? null}::date, '-infinity') and coalesce(${to ?? null}::date, 'infinity')
      and (date, created_at, id) < (
        coalesce(${after?.[0] ?? null}::date, 'infinity'), coalesce(${after?.[1] ?? null}::timestamptz, 'infinity'), ${after?.[2] ?? 0}::bigint)
      and ${matchesWords(sql`folded(title || ' ' || content)`, search)}
    order by ${newestFirst} limit ${limit}`
  return db.many<Entry>(
    limitedToAnswerSize(columns, { rows, octets: sql`octet_length(title) + octet_length(content)`, order: newestFirst }),
  )
}

/** The oldest first, for the export: the entries after one of them. */
export const listEntriesFrom = (db: Db, authorId: number, after: Entry | undefined, limit: number) =>
  db.many<Entry>(sql`
    select ${columns} from journal_entries
    where user_id = ${authorId} and (date, created_at, id) > (
      coalesce(${after?.date ?? null}::date, '-infinity'), coalesce(${after?.created_at ?? null}::timestamptz, '-infinity'), ${after?.id ?? 0}::bigint)
    order by date, created_at, id limit ${limit}`)

export const findEntry = (db: Db, authorId: number, entryId: number) =>
  db.maybe<Entry>(sql`select ${columns} from journal_entries where id = ${entryId} and user_id = ${authorId}`)

export const lockEntry = (tx: Db, authorId: number, entryId: number) =>
  tx.maybe<Entry>(sql`select ${columns} from journal_entries where id = ${entryId} and user_id = ${authorId} for no key update`)

export const addEntry = (db: Db, authorId: number, { title, content, date }: { title: string; content: string; date: string }) =>
  db.one<Entry>(sql`
    insert into journal_entries (user_id, title, content, date) values (${authorId}, ${title}, ${content}, ${date}) returning ${columns}`)

export const saveEntry = (db: Db, authorId: number, entryId: number, { title, content }: { title?: string; content?: string }) =>
  db.maybe<Entry>(sql`
    update journal_entries set title = coalesce(${title ?? null}, title), content = coalesce(${content ?? null}, content), updated_at = now()
    where id = ${entryId} and user_id = ${authorId} returning ${columns}`)

export const removeEntry = (db: Db, authorId: number, entryId: number) =>
  db.run(sql`delete from journal_entries where id = ${entryId} and user_id = ${authorId}`)

export const removeEntries = (tx: Db, authorId: number) => tx.run(sql`delete from journal_entries where user_id = ${authorId}`)
