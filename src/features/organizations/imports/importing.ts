// Bringing a list of people into an organization: a dry run, a job that makes an invitation of each row, and taking them back. Nobody is attached before
// they accept, so whoever has an account in another church looks like anybody else.
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { invalidFile } from '#features/media/recognizing.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { defineJob, type JobContext, queueJob, queueJobs } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { requireAdmin } from '../policy.ts'
import {
  addImport,
  endImport,
  findContent,
  findImport,
  findMapping,
  findRunning,
  findUsualOrder,
  type ImportState,
  listFailed,
  lockAdmin,
  lockImport,
  type RunningImport,
  releaseUnsent,
  removeChecked,
  saveMapping,
  startImport,
  undoImport,
} from './queries.ts'
import { type Mapping, type ReadList, readPeople } from './reading.ts'
import { inviteNext, saveRows } from './rows/queries.ts'

export const runImport = defineJob<{ import_id: number }>('organizations.import', { priority: 5 })
/** Behind what one person waits for: they may be ten thousand. */
export const sendImported = defineJob<{ invitation_id: number }>('organizations.people-invited', { priority: 10 })

export async function readImport(db: Db, organizationId: number, importId: number) {
  const found = await findImport(db, organizationId, importId)
  if (!found) throw notFound('import_not_found')
  return found
}

/** Reads a list, and says of each row what would happen. What this admin has checked before and not run goes. */
export async function checkList(db: Db, caller: Actor, organizationId: number, file: { filename: string; content: Buffer }) {
  const usualOrder = await findUsualOrder(db, organizationId)
  const read = (mapping?: Mapping) => readOrRefuse(file.content, { usualOrder, mapping }, caller.id)
  const guessed = await read()
  const headersDigest = headersDigestOf(guessed.columns)
  const mapping = await findMapping(db, organizationId, headersDigest)
  const list = mapping && !isSame(mapping, guessed) ? await read(mapping) : guessed
  return db.transaction(async (tx) => {
    requireAdmin(await lockRoles(tx, caller), organizationId)
    await removeChecked(tx, organizationId, caller.id)
    const { id } = await addImport(tx, { organizationId, userId: caller.id, ...file, headersDigest, list })
    await saveRows(tx, { organizationId, importId: id }, list.people)
    return readImport(tx, organizationId, id)
  })
}

async function readOrRefuse(content: Buffer, how: { usualOrder: Mapping['dateOrder']; mapping?: Mapping | undefined }, whose: number) {
  const reading = await readPeople({ content, ...how }, whose)
  if ('fault' in reading) throw invalidFile(reading.fault)
  return reading
}

export const headersDigestOf = (columns: ReadList['columns']) =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ header }) => header)))
    .digest()

const isSame = (one: Mapping, other: Mapping) =>
  one.dateOrder === other.dateOrder && one.fields.every((field, place) => field === other.fields[place])

/** Takes the columns for something else, and says anew what would happen. */
export async function mapColumns(
  db: Db,
  caller: Actor,
  organizationId: number,
  importId: number,
  change: { fields: Mapping['fields']; date_order?: Mapping['dateOrder'] },
) {
  const { columns, date_order: before } = await readImport(db, organizationId, importId)
  if (change.fields.length !== columns.length) throw invalid({ fields: [{ rule: 'one_for_each_column', count: columns.length }] })
  const dateOrder = change.date_order ?? before
  const content = (await findContent(db, organizationId, importId))?.content
  if (!content) throw hasRun()
  const mapping = { fields: change.fields, dateOrder }
  const { people } = await readOrRefuse(content, { mapping, usualOrder: dateOrder }, caller.id)
  return db.transaction(async (tx) => {
    const { state, is_over } = await lockAsAdmin(tx, caller, organizationId, importId)
    if (state !== 'checked') throw hasRun()
    if (is_over) throw notFound('import_not_found')
    await saveMapping(tx, importId, mapping)
    await saveRows(tx, { organizationId, importId }, people)
    return readImport(tx, organizationId, importId)
  })
}

interface Running {
  sends: boolean
  /** What the columns were taken for in what the admin saw. */
  fields?: Mapping['fields'] | undefined
}

/** Starts it, once: whoever presses again is told how it stands. */
export const startRun = ({ db, limits }: Sending, caller: Actor, organizationId: number, importId: number, { sends, fields }: Running) =>
  db.transaction(async (tx) => {
    const { state, is_over } = await lockAsAdmin(tx, caller, organizationId, importId)
    if (gone.includes(state)) throw hasRun()
    if (state === 'checked') {
      if (is_over) throw notFound('import_not_found')
      const found = await readImport(tx, organizationId, importId)
      if (fields && !isDeepStrictEqual(fields, found.fields)) throw invalid({ fields: [{ rule: 'columns_changed' }] })
      if (sends) await requireRoom(limits, organizationId, found.counts.new ?? 0)
      await startImport(tx, importId, { userId: caller.id, sends })
      await queueJob(tx, runImport, { import_id: importId })
    }
    return readImport(tx, organizationId, importId)
  })

/** Lets out the e-mails that wait. */
export const sendInvitations = ({ db, limits }: Sending, caller: Actor, organizationId: number, importId: number) =>
  db.transaction(async (tx) => {
    const { state } = await lockAsAdmin(tx, caller, organizationId, importId)
    if (state !== 'done') throw invalid({ import: [{ rule: 'import_not_done' }] })
    const sent = await releaseUnsent(tx, importId, caller.id)
    if (sent.length > 0) {
      await requireRoom(limits, organizationId, sent.length)
      await queueMails(tx, sent)
      const details = { sent: sent.length }
      await recordAudit(tx, { organizationId, by: caller, action: 'import.invitations-sent', subject: ['import', importId], details })
    }
    return readImport(tx, organizationId, importId)
  })

/** Takes back, within a day, the invitations that nobody has accepted. */
export const undo = (db: Db, caller: Actor, organizationId: number, importId: number) =>
  db.transaction(async (tx) => {
    const { state, is_undoable } = await lockAsAdmin(tx, caller, organizationId, importId)
    if (state === 'undone') return readImport(tx, organizationId, importId)
    if (state !== 'done') throw invalid({ import: [{ rule: 'import_not_done' }] })
    if (!is_undoable) throw invalid({ import: [{ rule: 'import_undo_over' }] })
    const removed = await undoImport(tx, importId)
    const details = { taken_back: removed }
    await recordAudit(tx, { organizationId, by: caller, action: 'import.undone', subject: ['import', importId], details })
    return readImport(tx, organizationId, importId)
  })

interface Sending extends Pick<Services, 'limits'> {
  db: Db
}

/** E-mails that an organization may send in a day by this way. */
const MOST_A_DAY = 20_000

const requireRoom = (limits: Sending['limits'], organizationId: number, count: number) =>
  limits.requireOfDay('imported-invitations', MOST_A_DAY, `organization ${organizationId}`, count)

const gone: ImportState[] = ['stopped', 'undone']
const hasRun = () => invalid({ import: [{ rule: 'import_has_run' }] })

/** The import, locked, for one who is an admin now. */
async function lockAsAdmin(tx: Db, caller: Actor, organizationId: number, importId: number) {
  requireAdmin(await lockRoles(tx, caller), organizationId)
  const locked = await lockImport(tx, organizationId, importId)
  if (!locked) throw notFound('import_not_found')
  return locked
}

const queueMails = (tx: Db, invitations: number[]) =>
  queueJobs(
    tx,
    sendImported,
    invitations.map((invitation_id) => ({ invitation_id })),
  )

const AT_ONCE = 250

/** Each batch is a transaction of its own, which marks its rows: after a crash it goes on with the next, and two at once take different ones. */
export async function run(importId: number, { db, signal }: Pick<JobContext, 'db' | 'signal'>) {
  while (await db.transaction((tx) => inviteSome(tx, importId))) signal.throwIfAborted()
}

async function inviteSome(tx: Db, importId: number) {
  const found = await lockRunning(tx, importId)
  if (!found) return false
  const { taken, added } = await inviteNext(tx, importId, found, AT_ONCE)
  if (found.sends_invitations && added.length > 0) await queueMails(tx, added)
  if (taken === AT_ONCE) return true
  await endRun(tx, importId, found)
  return false
}

/** The import, locked while it runs, with whoever runs it as an admin. Where they are none any more, it stops. */
async function lockRunning(tx: Db, importId: number) {
  const found = await findRunning(tx, importId)
  if (!found) return undefined
  const { organization_id: organizationId, run_by } = found
  const isAdmin = run_by !== null && (await lockAdmin(tx, organizationId, run_by))
  if ((await lockImport(tx, organizationId, importId))?.state !== 'running') return undefined
  if (isAdmin) return { ...found, run_by }
  await endImport(tx, importId, 'stopped')
  return undefined
}

async function endRun(tx: Db, importId: number, { organization_id, organization, run_by }: RunningImport & { run_by: number }) {
  const { counts } = await endImport(tx, importId, 'done')
  const count = counts.added ?? 0
  await recordAudit(tx, {
    organizationId: organization_id,
    by: { id: run_by },
    action: 'import.run',
    subject: ['import', importId],
    details: { invited: count },
  })
  await notify(tx, {
    kind: 'import_ended',
    to: { users: [run_by] },
    params: { organization, count },
    data: { organization_id, import_id: importId },
  })
}

/** Those whose job has failed for good end as they are, and are told of like others: so they can be undone, and are forgotten. */
export async function endSomeFailed(count: number, { db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>) {
  const items = await listFailed(db, count)
  await forEachIndependently({ of: 'imports that failed', items, idOf: ({ id }) => id, log, signal }, ({ id }) =>
    db.transaction(async (tx) => {
      const found = await lockRunning(tx, id)
      if (found) await endRun(tx, id, found)
    }),
  )
  return items.length
}
