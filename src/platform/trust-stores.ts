// The certificates that this machine trusts: puts the authority of our own certificate (http/certificate.ts) into each of its stores, and takes
// it out again. Nothing is asked of the network; what a store lacks is told, so that the operator can do it by hand.
import { spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

/** What was done with one store, or why it was not. */
export interface Outcome {
  store: string
  isDone: boolean
  /** Where it is not. */
  why?: string
}

export interface Machine {
  platform: NodeJS.Platform
  home: string
  isRoot: boolean
}

const here = (): Machine => ({ platform: process.platform, home: homedir(), isRoot: process.getuid?.() === 0 })

/** Trusts this authority (PEM) in every store of the machine that can be written to. */
export const addTrust = (root: string, machine = here()) =>
  inFile(root, (file, name) => storesOf(machine, file, name).map(({ add }) => add()))

/** The same the other way round; what a store does not have is gone already. */
export const removeTrust = (root: string, machine = here()) =>
  inFile(root, (file, name) => storesOf(machine, file, name).map(({ remove }) => remove()))

interface Store {
  add(): Outcome
  remove(): Outcome
}

function inFile(root: string, work: (file: string, name: string) => Outcome[]): Outcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'))
  try {
    const file = join(folder, 'authority.crt')
    writeFileSync(file, root)
    const [, name] = /^CN=(.+)$/m.exec(new X509Certificate(root).subject)!
    return work(file, name!)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function storesOf({ platform, home, isRoot }: Machine, file: string, name: string): Store[] {
  if (platform === 'darwin') return [keychain(home, file, name)]
  if (platform === 'win32') return [windowsStore(file, name)]
  return [systemStore(file, name, isRoot), ...browserStores(home, file, name)]
}

const outcome = (store: string, why: string | undefined): Outcome =>
  why === undefined ? { store, isDone: true } : { store, isDone: false, why }

/** Why it failed; undefined when it did not. */
function run(command: string, ...args: string[]): string | undefined {
  const { error, status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  if (error) return (error as NodeJS.ErrnoException).code === 'ENOENT' ? `there is no command "${command}"` : error.message
  return status === 0 ? undefined : `"${command}" says: ${(stderr || stdout).trim()}`
}

const isMissing = (why: string | undefined) =>
  why !== undefined && /SEC_ERROR_BAD_DATABASE|not find|could not be found|PR_FILE_NOT_FOUND/i.test(why)

/** Where curl and most programs of a Linux look. */
function systemStore(file: string, name: string, isRoot: boolean): Store {
  const store = 'this machine (curl and other programs)'
  const [folder, update] = existsSync('/etc/pki/ca-trust/source/anchors')
    ? ['/etc/pki/ca-trust/source/anchors', 'update-ca-trust']
    : ['/usr/local/share/ca-certificates', 'update-ca-certificates']
  const place = join(folder!, `${name.replaceAll(' ', '-')}.crt`)
  const needsRoot = 'only root may; run this command once more with sudo'
  return {
    add() {
      if (!isRoot) return outcome(store, needsRoot)
      return outcome(store, run('install', '-D', '-m', '0644', file, place) ?? run(update!))
    },
    remove() {
      if (!existsSync(place)) return outcome(store, undefined)
      if (!isRoot) return outcome(store, needsRoot)
      rmSync(place)
      return outcome(store, run(update!))
    },
  }
}

/** Chromium, Chrome and their kin have one for each person; Firefox has one for each profile. */
function browserStores(home: string, file: string, name: string): Store[] {
  const firefox = globSync(['.mozilla/firefox/*/cert9.db', 'snap/firefox/common/.mozilla/firefox/*/cert9.db'], { cwd: home })
  const profiles = firefox.map((path) => join(home, path, '..'))
  return [
    nss('Chromium and Chrome', join(home, '.pki', 'nssdb'), file, name),
    ...profiles.map((folder) => nss(`Firefox (${folder})`, folder, file, name)),
  ]
}

function nss(store: string, folder: string, file: string, name: string): Store {
  const database = `sql:${folder}`
  const withHint = (why: string | undefined) =>
    outcome(store, why?.includes('no command') ? `${why}; Debian and Ubuntu have it in libnss3-tools, Fedora in nss-tools` : why)
  return {
    add() {
      // A browser that was never started has none.
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const made = existsSync(join(folder, 'cert9.db')) ? undefined : run('certutil', '-N', '-d', database, '--empty-password')
      return withHint(made ?? run('certutil', '-A', '-d', database, '-t', 'C,,', '-n', name, '-i', file))
    },
    remove() {
      if (!existsSync(join(folder, 'cert9.db'))) return outcome(store, undefined)
      const why = run('certutil', '-D', '-d', database, '-n', name)
      return withHint(isMissing(why) ? undefined : why)
    },
  }
}

function keychain(home: string, file: string, name: string): Store {
  const store = 'the keychain (Safari, Chrome and other programs)'
  const place = join(home, 'Library', 'Keychains', 'login.keychain-db')
  return {
    add: () => outcome(store, run('security', 'add-trusted-cert', '-r', 'trustRoot', '-k', place, file)),
    remove() {
      const why = run('security', 'delete-certificate', '-t', '-c', name, place)
      return outcome(store, isMissing(why) ? undefined : why)
    },
  }
}

function windowsStore(file: string, name: string): Store {
  const store = 'your certificate store (Edge, Chrome and other programs)'
  return {
    add: () => outcome(store, run('certutil', '-addstore', '-user', 'Root', file)),
    remove() {
      const why = run('certutil', '-delstore', '-user', 'Root', name)
      return outcome(store, isMissing(why) ? undefined : why)
    },
  }
}
