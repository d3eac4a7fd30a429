// Files on their way: their names, and what is swept away of those that a crash left behind.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Older than any upload that is still under way in another process which shares the folder: writing to a file makes it young again. */
const abandonedAfterMs = 60 * 60_000

const ending = '.part'

export const newTemporaryPath = (folder: string) => join(folder, randomBytes(16).toString('hex') + ending)

/** Makes the folder for files on their way to the store in `folder`, and clears it of abandoned ones. */
export async function openIncoming(folder: string): Promise<string> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = name.endsWith(ending) ? await stat(path).catch(() => undefined) : undefined
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
  return incoming
}
