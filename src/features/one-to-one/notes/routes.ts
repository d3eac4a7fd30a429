// Notes of a pair: those that both read, and those that their writer alone does.
import type { Api } from '#features/accounts/actor.ts'
import { Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedQuery, feedSize, readCursor } from '#platform/http/paging.ts'
import { PairNotActive, PairRests, TooManyNotes } from '../errors.ts'
import { findPeople } from '../queries.ts'
import { listNotes, listPrivateNotes } from './queries.ts'
import { PairNote, PrivatePairNote, WritePairNote } from './schemas.ts'
import { changeNote, changePrivateNote, removeOwnNote, removeOwnPrivateNote, versionOf, writeNote, writePrivateNote } from './writing.ts'

export function pairNoteRoutes(service: Api) {
  const api = service.withTag('One to one')

  api.get(
    '/pairs/{pair}/notes',
    {
      operationId: 'listPairNotes',
      access: 'subscriber',
      summary: 'List the notes that both of a pair of mine read, the newest first',
      query: feedQuery,
      response: { 200: FeedOf(PairNote), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const after = readCursor(query.cursor, ['number'])
      if (!(await findPeople(db, actor.id, params.pair))) throw notFound('pair_not_found')
      const size = feedSize(query)
      return feedOf(await listNotes(db, actor.id, params.pair, after, size + 1), size, ({ id }) => [id])
    },
  )

  api.post(
    '/pairs/{pair}/notes',
    {
      operationId: 'writePairNote',
      access: 'subscriber',
      summary: 'Write a note that both of the pair read, and nobody else',
      body: WritePairNote,
      subject: ({ data }) => ({ table: 'pair_notes', id: data.id }),
      response: { 201: Done(PairNote), 404: Refused, 422: refusals(PairNotActive, PairRests, TooManyNotes) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.oneToOne.answers.note_written,
      data: await writeNote(db, actor, params.pair, body.text),
    }),
  )

  api.put(
    '/pairs/{pair}/notes/{pair_note}',
    {
      operationId: 'changePairNote',
      access: 'subscriber',
      summary: 'Change a shared note of mine',
      description:
        'The version that `If-Match` names is `edited_at` of the note that was read, in quotation marks; `created_at` where it was not changed yet.',
      versioned: true,
      body: WritePairNote,
      response: { 200: Done(PairNote), 403: Refused, 404: Refused, 412: Refused, 422: refusals(PairNotActive, PairRests) },
    },
    async ({ db, actor, params, body: { text }, request, reply, words }) => {
      const data = await changeNote(db, actor, params.pair, params.pair_note, { text, ifMatch: request.headers['if-match'] })
      reply.header('etag', versionOf(data))
      return { message: words.oneToOne.answers.note_changed, data }
    },
  )

  api.delete(
    '/pairs/{pair}/notes/{pair_note}',
    {
      operationId: 'removePairNote',
      access: 'subscriber',
      summary: 'Remove a shared note of mine, also after the pair has ended',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await removeOwnNote(db, actor, params.pair, params.pair_note)
      return { message: words.oneToOne.answers.note_removed }
    },
  )

  api.get(
    '/pairs/{pair}/private-notes',
    {
      operationId: 'listPrivatePairNotes',
      access: 'subscriber',
      summary: 'List the notes about a pair that I alone read, the newest first',
      query: feedQuery,
      response: { 200: FeedOf(PrivatePairNote), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const after = readCursor(query.cursor, ['number'])
      if (!(await findPeople(db, actor.id, params.pair))) throw notFound('pair_not_found')
      const size = feedSize(query)
      return feedOf(await listPrivateNotes(db, actor.id, params.pair, after, size + 1), size, ({ id }) => [id])
    },
  )

  api.post(
    '/pairs/{pair}/private-notes',
    {
      operationId: 'writePrivatePairNote',
      access: 'subscriber',
      summary: 'Write a note that I alone read',
      description:
        'As in the journal: nobody else reads it, nor learns that there is one. It can be written after the pair has ended, too.',
      body: WritePairNote,
      subject: ({ data }) => ({ table: 'pair_private_notes', id: data.id }),
      response: { 201: Done(PrivatePairNote), 404: Refused, 422: refusals(PairNotActive, TooManyNotes) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.oneToOne.answers.note_written,
      data: await writePrivateNote(db, actor, params.pair, body.text),
    }),
  )

  api.put(
    '/pairs/{pair}/private-notes/{private_note}',
    {
      operationId: 'changePrivatePairNote',
      access: 'subscriber',
      summary: 'Change a private note of mine',
      description:
        'The version that `If-Match` names is `edited_at` of the note that was read, in quotation marks; `created_at` where it was not changed yet.',
      versioned: true,
      body: WritePairNote,
      response: { 200: Done(PrivatePairNote), 404: Refused, 412: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body: { text }, request, reply, words }) => {
      const data = await changePrivateNote(db, actor, params.pair, params.private_note, { text, ifMatch: request.headers['if-match'] })
      reply.header('etag', versionOf(data))
      return { message: words.oneToOne.answers.note_changed, data }
    },
  )

  api.delete(
    '/pairs/{pair}/private-notes/{private_note}',
    {
      operationId: 'removePrivatePairNote',
      access: 'subscriber',
      summary: 'Remove a private note of mine',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await removeOwnPrivateNote(db, actor, params.pair, params.private_note)
      return { message: words.oneToOne.answers.note_removed }
    },
  )
}
