// Importing people, as an organization's admins do it.
import { readFile } from 'node:fs/promises'
import type { Api } from '#features/accounts/actor.ts'
import { receiveUpload, tooLarge } from '#features/media/uploading.ts'
import { cleanFilename } from '#platform/files/names.ts'
import { fieldSentence, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import type { Words } from '#words/languages.ts'
import { requireAdmin } from '../policy.ts'
import { checkList, mapColumns, readImport, sendInvitations, startRun, undo } from './importing.ts'
import { MAX_BYTES } from './limits.ts'
import { type ImportRow as ImportFound, listImports, type RowResult } from './queries.ts'
import { type ImportedRow, listRows } from './rows/queries.ts'
import { Import, ImportRow, ListRows, MapColumns, RunImport } from './schemas.ts'

const ListForm = formWithFile({})

const NO_ROWS: Record<RowResult, number> = { new: 0, member: 0, invited: 0, invalid: 0, twice: 0, no_place: 0, added: 0 }

function shown({ columns, fields, counts, ...found }: ImportFound) {
  const all = { ...NO_ROWS, ...counts }
  const ended = found.state !== 'checked' && found.state !== 'running'
  return {
    ...found,
    columns: columns.map((column, place) => ({ ...column, field: fields[place]! })),
    counts: all,
    progress: ended ? 100 : found.state === 'checked' ? 0 : Math.floor((100 * all.added) / Math.max(1, all.added + all.new)),
  }
}

const shownRow = ({ errors, ...row }: ImportedRow, words: Words) => ({
  ...row,
  problems: Object.entries(errors ?? {}).flatMap(([field, broken]) =>
    broken.map((error) => ({ field, code: error.rule, message: fieldSentence(words, field, error) })),
  ),
})

export function importRoutes(service: Api, services: Services) {
  const { limits } = services
  const api = service.withTag('Organizations')
  const refused = { 403: Refused, 404: Refused, 422: ValidationFailed }

  api.post(
    '/organizations/{organization}/imports',
    {
      operationId: 'uploadImport',
      access: 'subscriber',
      summary: 'Upload a list of people, and see what importing it would do (admins)',
      description:
        'A CSV file of up to 10 MB and 10,000 rows, in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. Its columns are guessed from their headers, or taken for what they were the last time for a list with these headers. ' +
        'Nothing happens yet: `GET …/rows` says of each row what would. Everybody who is new gets an invitation, and belongs to the organization when they accept it; that somebody has an account elsewhere is not told. ' +
        'What the same admin has checked before and not run is forgotten, and so is this after a day.',
      limit: 'upload',
      form: ListForm.schema,
      response: { 201: Done(Import), ...refused },
    },
    async ({ db, actor, params: { organization }, request, words }) => {
      requireAdmin(actor, organization) // before the file is received
      return receiveUpload(
        services,
        actor,
        request,
        ListForm,
        () => MAX_BYTES,
        async ({ file }) => {
          if (file.size > MAX_BYTES) throw tooLarge(MAX_BYTES)
          const list = { filename: cleanFilename(file.filename), content: await readFile(file.path) }
          return { message: words.organizations.answers.import_checked, data: shown(await checkList(db, actor, organization, list)) }
        },
      )
    },
  )

  api.get(
    '/organizations/{organization}/imports',
    {
      operationId: 'listImports',
      access: 'subscriber',
      summary: 'List the imports of an organization, the newest first (admins)',
      query: completeListQuery,
      response: { 200: CompleteListOf(Import), ...refused },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      requireAdmin(actor, params.organization)
      return completeList((await listImports(db, params.organization, before)).map(shown), before)
    },
  )

  api.get(
    '/organizations/{organization}/imports/{import_id}',
    {
      operationId: 'getImport',
      access: 'subscriber',
      summary: 'Read an import, and how far it is (admins)',
      response: { 200: Data(Import), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params }) => {
      requireAdmin(actor, params.organization)
      return { data: shown(await readImport(db, params.organization, params.import_id)) }
    },
  )

  api.get(
    '/organizations/{organization}/imports/{import_id}/rows',
    {
      operationId: 'listImportRows',
      access: 'subscriber',
      summary: 'List the rows of an import, with what happens with each (admins)',
      description: 'A day after the import has ended they are forgotten.',
      query: ListRows,
      response: { 200: CompleteListOf(ImportRow), ...refused },
    },
    async ({ db, actor, params, query, words }) => {
      const before = readOffset(query)
      requireAdmin(actor, params.organization)
      await readImport(db, params.organization, params.import_id)
      return completeList(
        (await listRows(db, params.import_id, query.result, before)).map((row) => shownRow(row, words)),
        before,
      )
    },
  )

  api.put(
    '/organizations/{organization}/imports/{import_id}/columns',
    {
      operationId: 'mapImportColumns',
      access: 'subscriber',
      summary: 'Say what the columns of an import are (admins)',
      description: 'Every row is looked at anew. For a list with the same headers it is offered again.',
      body: MapColumns,
      response: { 200: Done(Import), ...refused },
    },
    async ({ db, actor, params, body, words }) => {
      requireAdmin(actor, params.organization)
      const mapped = await mapColumns(db, actor, params.organization, params.import_id, body)
      return { message: words.organizations.answers.import_checked, data: shown(mapped) }
    },
  )

  api.post(
    '/organizations/{organization}/imports/{import_id}/run',
    {
      operationId: 'runImport',
      access: 'subscriber',
      summary: 'Run an import, once (admins)',
      description:
        'It runs in the background; `progress` says how far it is, and a notice when it has ended. Running it again changes nothing. 20,000 e-mails a day are sent; then 429.',
      body: RunImport,
      response: { 200: Done(Import), ...refused },
    },
    async ({ db, actor, params, body, words }) => {
      requireAdmin(actor, params.organization)
      const { send_invitations: sends = false, fields } = body
      const started = await startRun({ db, limits }, actor, params.organization, params.import_id, { sends, fields })
      return { message: words.organizations.answers.import_started, data: shown(started) }
    },
  )

  api.post(
    '/organizations/{organization}/imports/{import_id}/send',
    {
      operationId: 'sendImportInvitations',
      access: 'subscriber',
      summary: 'Send the invitations of an import that wait (admins)',
      description: 'From then on they hold for two weeks. 20,000 e-mails a day are sent; then 429.',
      response: { 200: Done(Import), ...refused },
    },
    async ({ db, actor, params, words }) => {
      requireAdmin(actor, params.organization)
      const sent = await sendInvitations({ db, limits }, actor, params.organization, params.import_id)
      return { message: words.organizations.answers.import_sent, data: shown(sent) }
    },
  )

  api.post(
    '/organizations/{organization}/imports/{import_id}/undo',
    {
      operationId: 'undoImport',
      access: 'subscriber',
      summary: 'Undo an import, within a day (admins)',
      description: 'Takes back every invitation that nobody has accepted yet. Whoever has accepted stays.',
      response: { 200: Done(Import), ...refused },
    },
    async ({ db, actor, params, words }) => {
      requireAdmin(actor, params.organization)
      const undone = await undo(db, actor, params.organization, params.import_id)
      return { message: words.organizations.answers.import_undone, data: shown(undone) }
    },
  )
}
