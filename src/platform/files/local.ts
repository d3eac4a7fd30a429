// Files in a local folder: `ab/abcd….mp3`, each written beside its place, flushed to the disk and only then renamed into it.
import { constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileKey } from './names.ts'
import { type FileStore, isNoteName, StorageUnavailable } from './storage.ts'
import { newTemporaryPath, openIncoming } from './temporary.ts'

export async function openLocalStore(folder: string): Promise<FileStore> {
  const incoming = await openIncoming(folder)
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)

  return {
    incoming,

    async put(key, source) {
      if (!isFileKey(key)) throw new TypeError(`${key} is no file key`)
      const temporary = newTemporaryPath(incoming)
      try {
        if (typeof source === 'string') await moveOrCopy(source, temporary)
        await flush(temporary, typeof source === 'string' ? undefined : source)
        await moveIntoPlace(temporary, pathOf(key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw new StorageUnavailable(error)
      }
    },

    async stat(key) {
      if (!isFileKey(key)) return undefined
      const found = await unlessMissing(stat(pathOf(key)))
      return found && { size: found.size, lastModified: found.mtime }
    },

    async get(key, range) {
      if (!isFileKey(key)) return undefined
      const file = await unlessMissing(open(pathOf(key)))
      if (!file) return undefined
      const { size, mtime } = await file.stat()
      return { size, lastModified: mtime, stream: file.createReadStream(range) }
    },

    async delete(key) {
      if (isFileKey(key)) await unlessMissing(rm(pathOf(key)))
    },

    async note(heading, name) {
      if (![heading, name].every(isNoteName)) throw new TypeError(`${heading}/${name} is no note`)
      try {
        const made = await mkdir(join(folder, heading), { recursive: true, mode: 0o700 })
        await (await open(join(folder, heading, name), 'a', 0o600)).close()
        await syncFolder(join(folder, heading))
        if (made) await syncFolder(folder)
      } catch (error) {
        throw new StorageUnavailable(error)
      }
    },

    async notes(heading) {
      return ((await unlessMissing(readdir(join(folder, heading)))) ?? []).filter(isNoteName)
    },

    async close() {},
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StorageUnavailable(error)
  }
}

/** A rename works only within one disk. */
async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, to, constants.COPYFILE_EXCL)
  }
}

/** Writes the bytes, if there are any, and waits until the file's content is on the disk. */
async function flush(path: string, bytes: Uint8Array | undefined): Promise<void> {
  const file = await open(path, bytes ? 'wx' : 'r+', 0o600)
  try {
    if (bytes) await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The rename itself, and a folder that it needed, are on the disk only when the folders that hold them are. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(from, to)
  await syncFolder(folder)
  if (made) await syncFolder(dirname(folder))
}

async function syncFolder(path: string): Promise<void> {
  // Windows has no way to open a folder, and needs none.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
