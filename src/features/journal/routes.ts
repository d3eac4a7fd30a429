// The journal: private to its author.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Actor, Api } from '#features/accounts/actor.ts'
import { type Clock, latestToday, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, Message, methodNotAllowed, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { versionAt } from '#platform/http/etag.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import type { Words } from '#words/languages.ts'
import { changeEntry } from './changing.ts'
import { asJson, asMarkdown, attachmentIn, entriesOf } from './exporting.ts'
import { addEntry, type Entry, findEntry, listEntries, removeEntry, shownEntry } from './queries.ts'
import { ChangeEntry, ChangeEntryByPost, CreateEntry, ExportJournal, JournalEntry, ListEntries, WHOLE_JOURNAL } from './schemas.ts'

interface EntryCall {
  db: Db
  actor: Actor
  params: { journal: number }
  words: Words
}
interface ChangeCall extends EntryCall {
  request: FastifyRequest
  reply: FastifyReply
  body: { title?: string; content?: string }
}

export function journalRoutes(service: Api, { clock }: Services) {
  const api = service.withTag('Journal')

  api.get(
    '/journal',
    {
      operationId: 'listJournalEntries',
      access: 'subscriber',
      summary: 'List the entries of my journal, the newest day first',
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
      summary: 'Export my journal, as JSON or Markdown',
      description:
        'The whole journal as one file, the oldest entry first: `{entries: […]}`, or a chapter of Markdown for each. The file’s name, and the heading and dates of the Markdown, are in the reader’s language; the fields of the JSON stay the same.',
      query: ExportJournal,
      produces: ['application/json', 'text/markdown'],
      response: { 200: Type.String(), 422: ValidationFailed },
    },
    async ({ db, actor, query, reply, words }) => {
      const isMarkdown = query.format === 'markdown'
      const entries = entriesOf(db, actor.id)
      reply
        .type(`${isMarkdown ? 'text/markdown' : 'application/json'}; charset=utf-8`)
        .header('content-disposition', attachmentIn(words, isMarkdown ? 'md' : 'json'))
      return reply.send(Readable.from(isMarkdown ? asMarkdown(entries, words) : asJson(entries), { objectMode: false })) as never
    },
  )

  api.post(
    '/journal',
    {
      operationId: 'createJournalEntry',
      access: 'subscriber',
      summary: 'Create a journal entry',
      description: '`date` is the day that the entry is about: today by default, and tomorrow at most.',
      body: CreateEntry,
      subject: shownEntry,
      response: { 201: Done(JournalEntry), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const { date = todayIn(actor.timezone, clock) } = body
      if (date > lastDay(clock)) throw invalid({ date: [{ rule: 'date_until_tomorrow' }] })
      return { message: words.journal.answers.entry_kept, data: await addEntry(db, actor.id, { ...body, date }) }
    },
  )

  api.get(
    '/journal/{journal}',
    {
      operationId: 'getJournalEntry',
      access: 'subscriber',
      summary: 'Read an entry of my journal',
      versioned: true,
      response: { 200: Data(JournalEntry), 404: Refused },
    },
    async ({ db, actor, params, reply }) => {
      const entry = await findEntry(db, actor.id, params.journal)
      if (!entry) throw notFound('journal_entry_not_found')
      return { data: withVersion(entry, reply) }
    },
  )

  const change = async ({ db, actor, params, body: { title, content }, request, reply, words }: ChangeCall) => {
    if (title === undefined && content === undefined)
      throw invalid({
        title: [{ rule: 'required_without', other: 'content' }],
        content: [{ rule: 'required_without', other: 'title' }],
      })
    const change = { ...(title === undefined ? {} : { title }), ...(content === undefined ? {} : { content }) }
    const entry = await changeEntry(db, actor.id, params.journal, { change, ifMatch: request.headers['if-match'] })
    return { message: words.journal.answers.entry_changed, data: withVersion(entry, reply) }
  }
  const changed = { 200: Done(JournalEntry), 404: Refused, 412: Refused, 422: ValidationFailed }

  api.put(
    '/journal/{journal}',
    {
      operationId: 'updateJournalEntry',
      access: 'subscriber',
      summary: 'Change the title or the content of a journal entry',
      description:
        'Fields that are left out stay unchanged. The version that `If-Match` names is `updated_at` of the entry that was read, in quotation marks.',
      versioned: true,
      body: ChangeEntry,
      response: changed,
    },
    change,
  )

  api.post(
    '/journal/{journal}',
    {
      operationId: 'updateJournalEntryByPost',
      access: 'subscriber',
      summary: 'Change a journal entry, for clients that can’t send PUT',
      description: 'The body says `"_method": "PUT"`, in any letter case; without it the answer is 405.',
      versioned: true,
      before: requireMethodOverride,
      body: ChangeEntryByPost,
      subject: shownEntry,
      response: { ...changed, 405: Refused },
    },
    change,
  )

  const remove = async ({ db, actor, params, words }: EntryCall) => {
    if ((await removeEntry(db, actor.id, params.journal)) === 0) throw notFound('journal_entry_not_found')
    return { message: words.journal.answers.entry_deleted }
  }
  const removed = { 200: Message, 404: Refused }

  api.delete(
    '/journal/{journal}',
    { operationId: 'deleteJournalEntry', access: 'subscriber', summary: 'Delete a journal entry', response: removed },
    remove,
  )

  api.post(
    '/journal/{journal}/delete',
    {
      operationId: 'deleteJournalEntryByPost',
      access: 'subscriber',
      summary: 'Delete a journal entry, for clients that can’t send DELETE',
      response: removed,
    },
    remove,
  )
}

function withVersion(entry: Entry, reply: FastifyReply): Entry {
  reply.header('etag', versionAt(entry.updated_at))
  return entry
}

/** Tomorrow where the day begins first. */
const lastDay = (clock: Clock) => Temporal.PlainDate.from(latestToday(clock)).add({ days: 1 }).toString()

/** The body alone overrides the method, and only with PUT. */
function requireMethodOverride({ body, query }: FastifyRequest) {
  const said = (body as { _method?: unknown } | null | undefined)?._method
  const isPut = typeof said === 'string' && said.trim().toUpperCase() === 'PUT'
  if (!isPut || Object.hasOwn(query as object, '_method')) throw methodNotAllowed('GET, HEAD, PUT, DELETE')
}
