// Making the copy of everything about a person: a zip of JSON lists and of the files they uploaded, in the background.
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { addMediaFile, deleteMediaFile, listUploads, markRemoved } from '#features/media/queries.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { cleanFilename, newFileKey } from '#platform/files/names.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import { defineJob, type JobContext, queueJob } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { everything } from './everything.ts'
import { beginExport, failExport, failUnwanted, finishExport, giveExport, saveProgress } from './queries.ts'

/** How long the file is there. */
const DAYS = 3

export const makeExport = defineJob<{ export_id: number }>('personal-data.export', { maxAttempts: 5 })
export const sendLink = defineJob<{ export_id: number }>('personal-data.send-link')

/**
 * Begins to make the person's export, or takes up the one that is there; gives it with the secret of its link, which is shown only now.
 * Undefined when they have another password by now than the one that was checked.
 */
export const askForExport = (db: Db, userId: number, passwordHash: string) =>
  db.transaction(async (tx) => {
    const secret = newSecret()
    const given = await giveExport(tx, userId, passwordHash, digest(secret))
    if (!given) return undefined
    const { is_new, ...asked } = given
    if (is_new) await queueJob(tx, makeExport, { export_id: asked.id })
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
    await writeZip(
      path,
      partsOf(files, db, userId, await listUploads(db, userId)),
      (progress) => saveProgress(db, exportId, progress),
      signal,
    )
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
      title: 'Your personal data is ready',
      body: `You can take it along for ${DAYS} days.`,
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

interface Part {
  name: string
  /** Undefined when it is gone. */
  open: () => Promise<Readable | undefined>
}

function partsOf(files: FileStore, db: Db, userId: number, uploads: { key: string; filename: string }[]): Part[] {
  const lists = everything.flatMap(({ exports = {} }) =>
    Object.entries(exports).map(([name, rows]) => ({
      name: `${name}.json`,
      open: async () => Readable.from(asJson(rows(db, userId)), { objectMode: false }),
    })),
  )
  const uploaded = uploads.map(({ key, filename }, index) => ({
    name: `files/${index + 1}-${cleanFilename(filename)}`,
    open: async () => (await files.get(key))?.stream,
  }))
  return [...lists, ...uploaded]
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

async function writeZip(path: string, parts: Part[], onProgress: (percent: number) => Promise<unknown>, signal: AbortSignal) {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
  // A fault in a part must end the whole: the zip tells of it apart from its stream.
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const add = async () => {
    for (const [index, part] of parts.entries()) {
      const stream = await part.open()
      if (!stream) continue
      zip.addReadStream(stream, part.name)
      await new Promise<void>((resolve, reject) => stream.once('close', resolve).once('error', reject))
      await onProgress(Math.floor((100 * (index + 1)) / (parts.length + 1)))
      signal.throwIfAborted()
    }
    zip.end()
    await written
  }
  try {
    await Promise.race([add(), failed])
  } finally {
    ;(zip.outputStream as Readable).destroy()
    await written.catch(() => {})
  }
}
