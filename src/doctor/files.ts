// Where uploads are kept, tried with a small file of our own; and the disk.
import { randomBytes, randomUUID } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isMade } from 'embedded-postgresql'
import { newFileKey } from '#platform/files/names.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { filesFolder } from '../backup/manifest.ts'
import type { Config } from '../config.ts'
import { codeOf, connectionFaults, type Finding, fault, ok, warning } from './finding.ts'

const refusals: Record<string, string> = {
  AccessDenied: 'Its key may not do that: it must put, get, delete and list.',
  InvalidAccessKeyId: 'The key in FILES_URL is not known there.',
  SignatureDoesNotMatch: 'The secret in FILES_URL is not the one of its key; / in it is written as %2F.',
  NoSuchBucket: 'There is no such bucket: make it, or look at the name in FILES_URL.',
  EACCES: 'The user of the service must own that folder.',
  EROFS: 'The disk is mounted so that nothing can be written.',
  ENOSPC: 'The disk is full.',
}
const wayOutOf = (code: string) => refusals[code] ?? connectionFaults[code] ?? 'Look at FILES_URL.'

/** A folder that another user makes in the data folder, such as root, is one in which the service cannot write. */
async function ofAnotherUser({ dataDir }: Config): Promise<Finding[] | undefined> {
  const owner = (await stat(dataDir).catch(() => undefined))?.uid
  // Others are told by the system itself where they may not write.
  const isRoot = process.getuid?.() === 0
  if (!isRoot || owner === undefined || owner === 0) return undefined
  return [
    warning(
      `${dataDir} is of another user (${owner}), so nothing was tried in it.`,
      `Run it as that user: systemd-run --pipe --wait --quiet -p User=${owner} -p EnvironmentFile=/etc/discipleship/settings.env -E DATA_DIR=${dataDir} -p WorkingDirectory=/opt/discipleship /opt/discipleship/node_modules/.bin/node bin/discipleship doctor`,
    ),
  ]
}

export async function checkFiles(config: Config): Promise<Finding[]> {
  const others = await ofAnotherUser(config)
  if (others) return others
  if (!config.FILES_URL && !isMade(config.dataDir) && !config.DATABASE_URL)
    return [ok('The service makes the folder of uploads when it starts.')]
  const key = newFileKey('zip')
  const bytes = randomBytes(1000)
  let step = 'put a file there'
  try {
    const store = await openFileStore(config.FILES_URL, { defaultFolder: filesFolder(config.dataDir) })
    try {
      await store.put(key, bytes)
      step = 'get it back'
      const found = await store.get(key)
      const isSame = found && (await buffer(found.stream)).equals(bytes)
      step = 'delete it'
      await store.delete(key)
      if (!isSame)
        return [
          fault('What was put where uploads are kept did not come back the same.', 'Look at what stands between: a cache, a gateway.'),
        ]
      step = 'list what is there'
      await store.notes('erased-accounts')
    } finally {
      await store.close()
    }
  } catch (error) {
    const code = codeOf(error)
    return [fault(`Where uploads are kept, we could not ${step} (${code}).`, wayOutOf(code))]
  }
  return [ok(`${config.FILES_URL.startsWith('s3:') ? 'The bucket' : 'The folder of uploads'} takes a file, gives it back and deletes it.`)]
}

const LITTLE = 2e9
const TOO_LITTLE = 2e8
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

export async function checkDisk(config: Config): Promise<Finding[]> {
  const others = await ofAnotherUser(config)
  if (others) return others
  const { dataDir, BACKUP_DIR } = config
  const found: Finding[] = []
  for (const folder of new Set([dataDir, ...(BACKUP_DIR ? [BACKUP_DIR] : [])])) found.push(...(await checkFolder(folder)))
  return found
}

async function checkFolder(folder: string): Promise<Finding[]> {
  try {
    const trial = join(folder, `.doctor-${randomUUID()}`)
    try {
      await writeFile(trial, randomBytes(4096), { flag: 'wx', mode: 0o600, flush: true })
    } finally {
      await rm(trial, { force: true })
    }
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const message = `${folder} can be written to and has ${gigabytes(free)} left.`
    if (free >= LITTLE) return [ok(message)]
    const wayOut = 'Delete old backups, never anything under postgres/; then a larger disk.'
    return [free < TOO_LITTLE ? fault(message, wayOut) : warning(message, wayOut)]
  } catch (error) {
    const code = codeOf(error)
    return [
      fault(`${folder} cannot be written to (${code}).`, code === 'ENOENT' ? 'There is no such folder: look at DATA_DIR.' : wayOutOf(code)),
    ]
  }
}
