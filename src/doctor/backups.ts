// The backups: how old the newest one is.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { codeOf, type Finding, fault, ok, warning } from './finding.ts'

const HOUR = 3_600_000
const WAY_OUT = 'Run discipleship backup, and see why the timer did not (systemctl status discipleship-backup.timer).'

export async function checkBackups({ BACKUP_DIR }: Config): Promise<Finding[]> {
  if (!BACKUP_DIR)
    return [
      warning(
        'Nobody said where backups are, so nothing is known of them.',
        'Set BACKUP_DIR to their folder, such as /var/backups/discipleship.',
      ),
    ]
  let newest: { name: string; mtimeMs: number; mode: number } | undefined
  try {
    for (const name of await readdir(BACKUP_DIR)) {
      if (!/\.(tar|tar\.gz|tgz)$/.test(name)) continue
      const { mtimeMs, mode } = await stat(join(BACKUP_DIR, name))
      if (mtimeMs > (newest?.mtimeMs ?? 0)) newest = { name, mtimeMs, mode }
    }
  } catch (error) {
    return [fault(`The folder of backups cannot be read (${codeOf(error)}).`, 'Look at BACKUP_DIR.')]
  }
  if (!newest) return [fault(`There is no backup in ${BACKUP_DIR}.`, WAY_OUT)]
  const hours = Math.floor((Date.now() - newest.mtimeMs) / HOUR)
  const message = `The newest backup is ${hours} hours old.`
  const found = [hours < 36 ? ok(message) : hours < 7 * 24 ? warning(message, WAY_OUT) : fault(message, WAY_OUT)]
  if ((newest.mode & 0o077) !== 0)
    found.push(warning('Others on this machine can read the newest backup.', `chmod 600 ${join(BACKUP_DIR, newest.name)}`))
  return found
}
