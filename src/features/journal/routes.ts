// The journal: private to whoever writes it.
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { type Clock, latestToday, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, Message, methodNotAllowed, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { asJson, asMarkdown, entriesOf } from './exporting.ts'
import { addEntry, findEntry, listEntries, removeEntry, saveEntry, shownEntry } from './queries.ts'
import { ChangeEntry, ChangeEntryByPost, CreateEntry, ExportJournal, JournalEntry, ListEntries, WHOLE_JOURNAL } from './schemas.ts'

export function journalRoutes(service: Api, { clock }: Services) {
  const api = service.withTag('Journal')

  api.get(
    '/journal',
    {
      operationId: 'listJournalEntries',
      access: 'subscriber',
      summary: 'List the entries of one’s own journal, the newest day first',
      query: ListEntries,
      response: { 200: FeedOf(JournalEntry), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const { cursor, per_page: _, ...filter } = query
      const after = readCursor(cursor, ['string', 'string', 'number'])
      const size = feedSize(query, WHOLE_JOURNAL)
      return feedOf(await listEntries(db, actor.id, filter, size + 1, after), size, ({ date, created_at, id }) => [date, created_at, id])
    },
  )

  api.get(
    '/journal/export',
    {
      operationId: 'exportJournal',
      access: 'subscriber',
      summary: 'Take one’s own journal along, as JSON or Markdown',
      description: 'The whole journal as one file, the oldest entry first: `{entries: […]}`, or a chapter of Markdown for each.',
      query: ExportJournal,
      produces: ['application/json', 'text/markdown'],
      response: { 200: Type.String(), 422: ValidationFailed },
    },
    async ({ db, actor, query, reply }) => {
      const isMarkdown = query.format === 'markdown'
      const entries = entriesOf(db, actor.id)
      reply
        .type(`${isMarkdown ? 'text/markdown' : 'application/json'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="journal.${isMarkdown ? 'md' : 'json'}"`)
      return reply.send(Readable.from(isMarkdown ? asMarkdown(entries) : asJson(entries), { objectMode: false })) as never
    },
  )

  api.post(
    '/journal',
    {
      operationId: 'createJournalEntry',
      access: 'subscriber',
      summary: 'Write an entry',
      description: '`date` is the day that the entry is about: today unless told, and tomorrow at most.',
      body: CreateEntry,
      subject: shownEntry,
      response: { 201: Done(JournalEntry), 422: ValidationFailed },
    },
    async ({ db, actor, body }) => {
      const { date = todayIn(actor.timezone, clock) } = body
      if (date > lastDay(clock)) throw invalid({ date: ['The date field must be a date before or equal to tomorrow.'] })
      return { message: 'Your entry is kept.', data: await addEntry(db, actor.id, { ...body, date }) }
    },
  )

  api.get(
    '/journal/{journal}',
    {
      operationId: 'getJournalEntry',
      access: 'subscriber',
      summary: 'Read an entry of one’s own',
      response: { 200: Data(JournalEntry), 404: Refused },
    },
    async ({ db, actor, params }) => {
      const entry = await findEntry(db, actor.id, params.journal)
      if (!entry) throw notFound('journal_entry_not_found')
      return { data: entry }
    },
  )

  const change = async (db: Db, authorId: number, entryId: number, { title, content }: { title?: string; content?: string }) => {
    if (title === undefined && content === undefined)
      throw invalid({
        title: ['The title field is required when content is not present.'],
        content: ['The content field is required when title is not present.'],
      })
    const entry = await saveEntry(db, authorId, entryId, {
      ...(title === undefined ? {} : { title }),
      ...(content === undefined ? {} : { content }),
    })
    if (!entry) throw notFound('journal_entry_not_found')
    return { message: 'Your entry is changed.', data: entry }
  }
  const changed = { 200: Done(JournalEntry), 404: Refused, 422: ValidationFailed }

  api.put(
    '/journal/{journal}',
    {
      operationId: 'updateJournalEntry',
      access: 'subscriber',
      summary: 'Change the title or the content of an entry',
      description: 'What is left out stays as it is.',
      body: ChangeEntry,
      response: changed,
    },
    async ({ db, actor, params, body }) => change(db, actor.id, params.journal, body),
  )

  api.post(
    '/journal/{journal}',
    {
      operationId: 'updateJournalEntryByPost',
      access: 'subscriber',
      summary: 'Change an entry, for clients that can’t send PUT',
      description: 'The body says `"_method": "PUT"`, in any letter case; without it the answer is 405.',
      before: requireMethodOverride,
      body: ChangeEntryByPost,
      subject: shownEntry,
      response: { ...changed, 405: Refused },
    },
    async ({ db, actor, params, body }) => change(db, actor.id, params.journal, body),
  )

  const remove = async (db: Db, authorId: number, entryId: number) => {
    if ((await removeEntry(db, authorId, entryId)) === 0) throw notFound('journal_entry_not_found')
    return { message: 'Your entry is deleted.' }
  }
  const removed = { 200: Message, 404: Refused }

  api.delete(
    '/journal/{journal}',
    { operationId: 'deleteJournalEntry', access: 'subscriber', summary: 'Delete an entry', response: removed },
    async ({ db, actor, params }) => remove(db, actor.id, params.journal),
  )

  api.post(
    '/journal/{journal}/delete',
    {
      operationId: 'deleteJournalEntryByPost',
      access: 'subscriber',
      summary: 'Delete an entry, for clients that can’t send DELETE',
      response: removed,
    },
    async ({ db, actor, params }) => remove(db, actor.id, params.journal),
  )
}

/** Tomorrow where the day begins first. */
const lastDay = (clock: Clock) => Temporal.PlainDate.from(latestToday(clock)).add({ days: 1 }).toString()

/** The body alone overrides the method, and only with PUT. */
function requireMethodOverride({ body, query }: FastifyRequest) {
  const said = (body as { _method?: unknown } | null | undefined)?._method
  const isPut = typeof said === 'string' && said.trim().toUpperCase() === 'PUT'
  if (!isPut || Object.hasOwn(query as object, '_method')) throw methodNotAllowed('GET, HEAD, PUT, DELETE')
}
