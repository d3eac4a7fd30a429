// Making such a file: all of one moment, row by row into a file on its way, so that neither a large church fills the memory nor a slow line holds the
// database's connection.
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { findOrganizationOf } from '#features/organizations/queries.ts'
import { knownZone } from '#platform/clock.ts'
import { type Cell, csvLine, UTF8_MARK } from '#platform/csv.ts'
import { rowsInParts } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/database.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import { notFound, unavailable } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import type { Words } from '#words/languages.ts'
import { statements } from './queries.ts'
import { columns, type ExportColumn, type ExportKind } from './schemas.ts'

/** How many are made at once, since each takes a connection, and how many wait for their turn. */
const turns = pLimit(2)
const MOST_WAITING = 50

interface Wanted {
  organizationId: number
  kind: ExportKind
  format: 'csv' | 'json'
  words: Words
}

/** Columns that the database gives as moments. */
const moments = ['joined_on', 'created_on', 'completed_on'] as const

type Row = Partial<Record<ExportColumn, Cell>>

/** Throws 503 when too many wait. Asked before the export is counted: nobody's share is used up by what they did not get. */
export function requireTurn() {
  if (turns.pendingCount >= MOST_WAITING) throw unavailable()
}

/** The file, open for reading; it goes when it was read. */
export const makeExport = (services: Pick<Services, 'files'>, db: Db, caller: Actor, wanted: Wanted): Promise<ReadStream> =>
  turns(() => write(services, db, caller, wanted))

async function write({ files }: Pick<Services, 'files'>, db: Db, caller: Actor, wanted: Wanted): Promise<ReadStream> {
  const { organizationId, kind, format, words } = wanted
  const path = newTemporaryPath(files.incoming)
  try {
    await db.transaction(async (tx) => {
      const actor = await lockRoles(tx, caller)
      requireAdmin(actor, organizationId)
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'organization.data-exported',
        subject: ['organization', organizationId],
        details: { kind, format },
      })
    })
    // One statement sees one moment, however long its rows are read.
    await db.transaction(async (tx) => {
      const organization = await findOrganizationOf(tx, caller, organizationId)
      if (organization?.role !== 'admin') throw notFound('organization_not_found')
      const rows = withDays(
        rowsInParts<Row>(tx, `export_${kind.replace('-', '_')}`, statements[kind](organizationId)),
        organization.timezone,
      )
      const lines = format === 'csv' ? asCsv(rows, kind, words) : asJson(rows)
      await pipeline(Readable.from(lines, { objectMode: false }), createWriteStream(path, { mode: 0o600 }))
    })
    const file = createReadStream(path)
    file.once('close', () => void rm(path, { force: true }))
    return file
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Moments as the days that they were where the organization is. */
async function* withDays(rows: AsyncIterable<Row>, timeZone: string): AsyncGenerator<Row> {
  const zone = knownZone(timeZone)
  const dayOf = (moment: Cell | undefined) =>
    typeof moment === 'string' ? Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString() : null
  for await (const row of rows) {
    for (const name of moments) if (name in row) row[name] = dayOf(row[name])
    yield row
  }
}

async function* asCsv(rows: AsyncIterable<Row>, kind: ExportKind, { language, organizations: { exports } }: Words): AsyncGenerator<string> {
  const names = columns[kind]
  const separator = language === 'en' ? ',' : ';'
  yield UTF8_MARK +
    csvLine(
      names.map((name) => exports.columns[name]),
      separator,
    )
  for await (const row of rows)
    yield csvLine(
      names.map((name) => saidOf(name, row[name] ?? null, exports)),
      separator,
    )
}

/** Choices are said in words. */
function saidOf(name: ExportColumn, value: Cell, { choices }: Words['organizations']['exports']): Cell {
  const said = name in choices ? (choices[name as keyof typeof choices] as Record<string, string>)[String(value)] : undefined
  return said ?? value
}

/** A list, a row to a line. */
async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** The file's name in the reader's language, and in English for clients that know ASCII alone (RFC 6266). */
export const attachmentOf = ({ kind, format, words }: Wanted) =>
  `attachment; filename="${kind}.${format}"; filename*=UTF-8''${encodeURIComponent(words.organizations.exports.files[kind])}.${format}`
