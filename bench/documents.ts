// What documents cost: the copy of a large life, a hundred certificates at once, and eight PDFs that are read at once. Memory of the process
// before, at most, and after; and for how long at most the main thread was held up.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { addMediaFile } from '#features/media/queries.ts'
import { runExport } from '#features/personal-data/exporting.ts'
import { certificatePdf } from '#features/trainings/certificates/drawing-queue.ts'
import { sql } from '#platform/db/database.ts'
import { newFileKey } from '#platform/files/names.ts'
import { examinePdf } from '#platform/files/pdf.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { openServices } from '#src/services.ts'
import { pdfBytes } from '#test/given-files.ts'
import { addChurch, addPeople } from './rows.ts'

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

async function measured(what: string, work: () => Promise<object>) {
  await pause(1000)
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const begun = performance.now()
  const found = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  clearInterval(watch)
  const held = Math.round(delay.max / 1e6)
  await pause(3000)
  console.log(what, {
    ...found,
    seconds,
    before: megabytes(before),
    most: megabytes(most),
    after: megabytes(process.memoryUsage.rss()),
    held,
  })
}

const dataDir = mkdtempSync(join(tmpdir(), 'documents-'))
const config = readConfig({ DATA_DIR: dataDir }, { environment: false })
const store = await openDataStore(config, { mode: 'own' })
const log = pino({ level: 'silent' })
const services = await openServices(config, store.url, { log })
const { db, files } = services

const church = await addChurch(db, 'Chapel')
const [person] = (await addPeople(db, church.id, 1)) as [number]
for (let n = 0; n < 20; n++)
  await db.run(sql`
    insert into journal_entries (user_id, title, content, date)
    select ${person}, 'A day', repeat(md5(n::text), 156), '2020-01-01'::date + n from generate_series(${n * 1000 + 1}::int, ${n * 1000 + 1000}::int) n`)
for (let n = 0; n < 10; n++) {
  const key = newFileKey('mp3')
  await addMediaFile(db, { key, kind: 'audio', ownerId: person, organizationId: church.id, size: 20_000_000, filename: `${n}.mp3` })
  await files.put(key, randomBytes(20_000_000))
}
const { id: exportId } = await db.one<{ id: number }>(sql`
  insert into personal_exports (user_id, asked_at, link_digest) values (${person}, now(), '') returning id`)

await measured('Nothing', async () => {
  await pause(5_000)
  return {}
})

await measured('A copy of 20,000 pages of a journal (100 MB) and 10 uploads of 20 MB', async () => {
  const context = { db, log, clock: services.clock, signal: new AbortController().signal, job: { id: 1, attempt: 1, maxAttempts: 1 } }
  await runExport(services, exportId, context)
  const { size } = await db.one<{ size: number }>(sql`select size from media_files where kind = 'export'`)
  return { megabytes: megabytes(size) }
})

await measured('A hundred certificates at once, in five scripts', async () => {
  const names = ['Grace Miller', '王小明', 'مُحَمَّد', 'สมชาย ใจดี', 'שרה כהן']
  const drawn = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      certificatePdf(
        {
          code: 'ABCDEFGHJKLMNPQR',
          name: names[n % 5]!,
          title: 'First steps',
          organization: 'Chapel',
          completed_on: '2026-03-01',
          locale: null,
          organization_locale: null,
        },
        config.publicUrl,
      ),
    ),
  )
  return { certificates: drawn.length }
})

const pdf = join(dataDir, 'large.pdf')
await writeFile(pdf, await pdfBytes('Be still, and know that I am God. '.repeat(60), 3000, { compress: false }))
await measured('Eight PDFs of 3,000 pages at once', async () => {
  const read = await Promise.all(Array.from({ length: 8 }, () => examinePdf(pdf)))
  return { taken: read.filter(({ fault }) => !fault).length, megabytes: megabytes((await stat(pdf)).size) }
})

await services.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit()
