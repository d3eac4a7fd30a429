// A church with a year of activity, in a data folder of its own, to try everything on.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesFolder } from '../backup/manifest.ts'
import { demoFolder, readConfig } from '../config.ts'
import { openDataStore } from '../data-store.ts'
import { listSignIns } from '../demo/church.ts'
import { fillDemo } from '../demo/fill.ts'
import { welcome } from '../demo/welcome.ts'
import { serve } from '../main.ts'
import { openDatabase, sql } from '../platform/db/database.ts'
import { openFileStore } from '../platform/files/open-store.ts'
import { buildWhenStale } from '../web-build.ts'

export async function demoCommand({ fillOnly = false }: { fillOnly?: boolean }) {
  const config = readConfig({
    DATA_DIR: demoFolder(),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    DATABASE_URL: '',
    FILES_URL: '',
  })
  const say = (line: string) => process.stdout.write(`${line}\n`)
  if (!existsSync(join(config.dataDir, 'postgres'))) say(`Making a demo church in ${config.dataDir}. This happens once.`)
  // While the data are made, where they are.
  const building = fillOnly ? Promise.resolve(false) : buildWhenStale()
  building.catch(() => {}) // told when it is waited for
  const store = await openDataStore(config, { mode: 'own' })
  const db = openDatabase({ url: store.url, name: 'discipleship demo' })
  let demoSignIns: Awaited<ReturnType<typeof listSignIns>> = []
  try {
    if (!(await db.maybe(sql`select from organizations limit 1`))) {
      const start = performance.now()
      const files = await openFileStore('', { defaultFolder: filesFolder(config.dataDir) })
      await fillDemo(db, files, config.publicUrl, (what) => say(`  … ${what}`))
      say(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    }
    demoSignIns = await listSignIns(db)
  } finally {
    await db.close()
    await store.close()
  }
  if (fillOnly) return
  await serve(config, { build: () => building, demoSignIns })
  const beside = await openDataStore(config, { mode: 'join' })
  const reading = openDatabase({ url: beside.url, connections: 1 })
  say(await welcome(reading, config.publicUrl))
  await reading.close()
  await beside.close()
}
