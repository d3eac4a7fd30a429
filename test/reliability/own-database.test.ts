// The PostgreSQL that the service starts itself is stopped and killed, and the disk that holds it and the files is full, while people
// write: what can be answered is, the rest is told to come back (503 with Retry-After), and all is well again within 5 seconds, without a
// restart.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { openDatabase } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { given as givenFor } from '#test/given.ts'
import { dataFolder, ready, startProcess } from '#test/service-process.ts'
import { reachOf, startOutsideWorld } from './outside-world.ts'
import { isLong, reportFigures, shortOrLong } from './size.ts'
import { watchedThrough } from './watched-through.ts'
import { startWriters, untilNoJobIsLeft } from './writers.ts'

const { mail, push, settings } = await startOutsideWorld()
const disk = smallDisk()
const DATA_DIR = disk ?? dataFolder()
const service = await ready(await startProcess({ ...settings, DATA_DIR }))
const { url } = JSON.parse(readFileSync(join(DATA_DIR, 'postgres', 'server.json'), 'utf8'))
const db = openDatabase({ url })
const reach = reachOf(() => service, db)
const church = await givenFor(reach).organization()
const writers = await startWriters(reach, { count: 4, mail, push })
const during = watchedThrough({ service, church, writers, writing: () => randomBytes(20_000).toString('hex') })
after(() => {
  if (disk) execFileSync('umount', ['--lazy', disk]) // the last of PostgreSQL's processes may still be on their way out
  if (disk) rmSync(disk, { recursive: true })
})

const postmaster = () => Number(readFileSync(join(DATA_DIR, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
const may = ['ready', 'read', 'write', 'file'] as const
const timeout = isLong ? 3_600_000 : 300_000

it('its PostgreSQL runs again by itself after it was stopped or killed', { timeout }, async () => {
  for (let n = 0; n < shortOrLong(1, 10); n++)
    for (const [name, signal] of [
      ['stopped', 'SIGINT'],
      ['told to drop everything', 'SIGQUIT'],
      ['killed', 'SIGKILL'],
    ] as const)
      await during({ name: `its PostgreSQL is ${name}`, may, begin: () => process.kill(postmaster(), signal), end: () => {}, ms: 100 })
})

it('goes on while the disk is full', { timeout, skip: disk ? false : 'not tried: only root may mount a small disk' }, async () => {
  const ballast = join(DATA_DIR, 'ballast')
  for (let n = 0; n < shortOrLong(1, 20); n++)
    await during({ name: 'full disk', may, begin: () => fill(ballast), end: () => rmSync(ballast), ms: shortOrLong(3000, 20_000) })
})

it('in the end, nothing is lost and everybody has been told', { timeout }, async () => {
  await writers.stop()
  await untilNoJobIsLeft(db)
  reportFigures('nothing is lost', { ...(await writers.checkWrites(db)), ...(await writers.checkSent(db)) })
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('after all that it ends in good order, and leaves no PostgreSQL running', { timeout }, async () => {
  await db.close()
  assert.equal(await service.end(), 0)
  assert.throws(postmaster, { code: 'ENOENT' }) // it takes its note away as the last thing
})

/** A disk of its own, for those who may mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0700', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

/** Leaves no byte of room. */
function fill(path: string) {
  const file = openSync(path, 'w')
  for (let size = 1 << 20; size >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size >>= 1
    }
  }
  closeSync(file)
}
