// Making the copy of everything about a person: a zip of JSON lists and of the files they uploaded, in the background.
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { addMediaFile, deleteMediaFile, listUploads, markRemoved } from '#features/media/queries.ts'
import { notify } from '#features/notifications/notifying.ts'
import { type Db, inOneSnapshot } from '#platform/db/database.ts'
import { cleanFilename, newFileKey } from '#platform/files/names.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import { defineJob, type JobContext, queueJob } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { beginExport, createOrRenewExport, failExport, failUnwanted, finishExport, saveProgress } from './queries.ts'
import { registry } from './registry.ts'

/** How long the file is there. */
const DAYS = 3

export const createExport = defineJob<{ export_id: number }>('personal-data.export', { maxAttempts: 5 })
export const sendLink = defineJob<{ export_id: number }>('personal-data.send-link')

/**
 * Begins to make the person's export, or takes up the one that is there; gives it with the secret of its link, which is shown only now.
 * Undefined when they have another password by now than the one that was checked.
 */
export const requestExport = (db: Db, userId: number, passwordHash: string) =>
  db.transaction(async (tx) => {
    const secret = newSecret()
    const given = await createOrRenewExport(tx, userId, passwordHash, digest(secret))
    if (!given) return undefined
    const { is_new, ...asked } = given
    if (is_new) await queueJob(tx, createExport, { export_id: asked.id })
    return { ...asked, secret }
  })

export async function runExport({ files }: Pick<Services, 'files'>, exportId: number, { db, job, signal }: JobContext) {
  const begun = await beginExport(db, exportId)
  if (!begun) {
    await failUnwanted(db, exportId)
    return
  }
  const userId = begun.user_id
  const path = newTemporaryPath(files.incoming)
  try {
    await writeZip(path, signal, (add) => addEverything(add, { files, db, userId, exportId }))
    await keep(files, db, { exportId, userId, path })
  } catch (error) {
    if (job.attempt >= job.maxAttempts) await failExport(db, exportId)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/** The record comes first, so that the clean-up knows of whatever lies in the store. */
async function keep(files: FileStore, db: Db, { exportId, userId, path }: { exportId: number; userId: number; path: string }) {
  const key = newFileKey('zip')
  const { size } = await stat(path)
  await addMediaFile(db, { key, kind: 'export', ownerId: userId, organizationId: null, size, filename: 'personal-data.zip' })
  await files.put(key, path)
  const isWanted = await db.transaction(async (tx) => {
    if (!(await finishExport(tx, exportId, key, DAYS))) return false
    await queueJob(tx, sendLink, { export_id: exportId })
    await notify(tx, {
      kind: 'export_ready',
      to: { users: [userId] },
      params: { days: DAYS },
      data: {},
      email: false, // the one with the link is sent instead
    })
    return true
  })
  if (isWanted) return
  await markRemoved(db, key)
  await failUnwanted(db, exportId)
  // Another may be asked for at once: until the next clean-up they could fill the disk.
  await files.delete(key)
  await deleteMediaFile(db, key)
}

type Add = (name: string, content: Readable) => Promise<void>

/** The lists are of one moment: nothing is in none of them because it went from one to the other, and each upload that they name is there. */
async function addEverything(
  add: Add,
  { files, db, userId, exportId }: { files: FileStore; db: Db; userId: number; exportId: number },
): Promise<void> {
  const lists = registry.flatMap(({ exports = {} }) => Object.entries(exports))
  let done = 0
  const uploads = await inOneSnapshot(db, async (tx) => {
    const found = await listUploads(tx, userId)
    for (const [name, rows] of lists) {
      await add(`${name}.json`, Readable.from(asJson(rows(tx, userId)), { objectMode: false }))
      await saveProgress(db, exportId, Math.floor((100 * ++done) / (lists.length + found.length + 1)))
    }
    return found
  })
  for (const [index, { key, filename }] of uploads.entries()) {
    const file = await files.get(key)
    if (file) await add(`files/${index + 1}-${cleanFilename(filename)}`, file.stream)
    await saveProgress(db, exportId, Math.floor((100 * ++done) / (lists.length + uploads.length + 1)))
  }
}

/** A JSON list, written row by row. */
async function* asJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row, null, 2)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** What `fill` adds, one after the other. */
async function writeZip(path: string, signal: AbortSignal, fill: (add: Add) => Promise<void>) {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
  // A fault in a part must end the whole: the zip tells of it apart from its stream.
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const ended = Promise.race([written, failed])
  ended.catch(() => {}) // adding the next part rejects too
  try {
    await fill(async (name, content) => {
      zip.addReadStream(content, name)
      const closed = new Promise<void>((resolve, reject) => content.once('close', resolve).once('error', reject))
      await Promise.race([closed, ended]).finally(() => content.destroy())
      signal.throwIfAborted()
    })
    zip.end()
    await ended
  } finally {
    ;(zip.outputStream as Readable).destroy()
    await written.catch(() => {})
  }
}
