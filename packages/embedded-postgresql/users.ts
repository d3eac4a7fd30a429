// Whom PostgreSQL runs as where we are root, as which it does not run: a user of its own that nothing else runs as. Whoever runs as the same
// user may read its files and stop it, through `/proc/NUMBER/cwd` also where no folder lets them pass.
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

/** Whom programs run as; undefined means as ourselves. */
export type RunAs = { uid: number; gid: number } | undefined

type User = NonNullable<RunAs> & { name: string; shell: string }

/** Numbers that neither a distribution nor systemd gives to anybody (https://systemd.io/UIDS-GIDS), and that containers have too. */
const UNUSED = { from: 60_578, to: 61_184 }

/** The users of the machine, and who runs something now. */
export interface Users {
  /** The text of /etc/passwd. */
  passwd: string
  busy: ReadonlySet<number>
}

export const usersHere = (): Users => ({ passwd: readFileSync('/etc/passwd', 'utf8'), busy: busyUsers() })

function busyUsers(): ReadonlySet<number> {
  if (process.platform !== 'linux') return new Set()
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Set(processes.flatMap((name) => statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid ?? []))
}

/** A number for a server: no account's, and nobody runs as it. Elsewhere than on Linux, where they can't be told, one who makes clusters. */
export function ownUser(users: Users): NonNullable<RunAs> {
  if (process.platform !== 'linux') return makingUser(users)
  const taken = new Set([...users.busy, ...usersIn(users.passwd).flatMap(({ uid, gid }) => [uid, gid])])
  const free = Array.from({ length: UNUSED.to - UNUSED.from }, (_, n) => UNUSED.from + n).filter((uid) => !taken.has(uid))
  if (free.length === 0) return makingUser(users)
  const uid = free[randomInt(free.length)]!
  return { uid, gid: uid }
}

/**
 * Who makes a cluster, before it is given to its own user: initdb looks the name of its user up, so it must be one of /etc/passwd. One
 * that runs nothing now and nobody signs in as where there is such, so that nobody looks on; else `nobody`, else any that is not root.
 */
export function makingUser({ passwd, busy }: Users): NonNullable<RunAs> {
  const users = usersIn(passwd).filter(({ uid, gid }) => uid > 0 && gid > 0)
  const idle = users.filter(({ name, uid, shell }) => name !== 'nobody' && !busy.has(uid) && /\/(nologin|false)$/.test(shell))
  const user = idle.at(-1) ?? users.find(({ name }) => name === 'nobody') ?? users[0]
  if (!user) throw new Error('PostgreSQL does not run as root, and /etc/passwd names no other user. Add one, or set DATABASE_URL.')
  return { uid: user.uid, gid: user.gid }
}

/** Whether others may run as them: `nobody`, as whom clusters of earlier versions run. */
export const isShared = (uid: number, { passwd }: Users) => usersIn(passwd).some((user) => user.name === 'nobody' && user.uid === uid)

const usersIn = (passwd: string): User[] =>
  passwd
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid, , , shell = '']) => ({ name, uid: Number(uid), gid: Number(gid), shell }))
