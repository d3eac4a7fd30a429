// Takes one upload from a stream to a temporary file. Never holds more than a chunk or two of it in memory, and leaves nothing behind
// when it fails, whether through the sender, the limit or a full disk.
import { createWriteStream, type WriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StorageUnavailable } from './storage.ts'
import { newTemporaryPath } from './temporary.ts'

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge'
}

export class EmptyFile extends Error {
  override readonly name = 'EmptyFile'
}

/** What a disk says when it is full or out of order. Network faults have other codes, and are the sender's. */
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOENT', 'EMFILE', 'ENFILE'])

/**
 * Writes the stream to a new file in `folder` (a store's `incoming`), which the caller moves on or deletes. `limit` and `size` in bytes;
 * `onReceived` is told of them as they come.
 * Throws `FileTooLarge` as soon as one byte too many has come (the stream is then destroyed and not read on), `EmptyFile`,
 * `StorageUnavailable`, or the stream's own error.
 *
 * Over HTTP, a request whose file was not read to its end needs more than an answer: read the rest and throw it away, or send
 * `Connection: close`. Otherwise clients that send before they listen (`fetch`) hang.
 */
export async function receiveFile(
  source: Readable,
  { limit, folder, onReceived }: { limit: number; folder: string; onReceived?: ((bytes: number) => void) | undefined },
): Promise<{ path: string; size: number }> {
  const path = newTemporaryPath(folder)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  let size = 0
  try {
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          onReceived?.(chunk.length)
          if (size > limit) throw new FileTooLarge()
          yield chunk
        }
      },
      file,
    )
    if (size === 0) throw new EmptyFile()
    return { path, size }
  } catch (error) {
    await closed(file)
    await rm(path, { force: true })
    throw diskFaults.has((error as NodeJS.ErrnoException).code ?? '') ? new StorageUnavailable(error) : error
  }
}

/**
 * Writes a piece of a file to a new one in `folder`: all that comes until the stream ends, breaks off or is silent for so long.
 * `onReceived` is awaited before each chunk is written, and may throw. Throws `FileTooLarge` or `StorageUnavailable` too, and then leaves nothing.
 */
export async function receivePiece(
  source: Readable,
  {
    limit,
    folder,
    silenceMs,
    onReceived,
  }: { limit: number; folder: string; silenceMs: number; onReceived: (bytes: number) => Promise<void> },
): Promise<{ path: string; size: number }> {
  const path = newTemporaryPath(folder)
  let size = 0
  try {
    const file = await orStorageUnavailable(open(path, 'wx', 0o600))
    try {
      for await (const chunk of untilItBreaks(source, silenceMs)) {
        if (size + chunk.length > limit) throw new FileTooLarge()
        await onReceived(chunk.length)
        await orStorageUnavailable(file.appendFile(chunk))
        size += chunk.length
      }
    } finally {
      await file.close()
    }
    return { path, size }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

const END = { done: true, value: undefined } as const

async function* untilItBreaks(source: Readable, silenceMs: number): AsyncGenerator<Buffer> {
  // Leaving the loop must not end the stream: the rest of a refused request is still to be read.
  const chunks = source.iterator({ destroyOnReturn: false })
  let isSilent = false
  try {
    while (true) {
      const silence = Promise.withResolvers<typeof END>()
      const timer = setTimeout(() => {
        isSilent = true
        silence.resolve(END)
      }, silenceMs)
      const next = await Promise.race([chunks.next().catch(() => END), silence.promise])
      clearTimeout(timer)
      if (next.done) return
      yield next.value
    }
  } finally {
    const left = chunks.return?.()
    // It ends only after the chunk that it waits for.
    if (!isSilent) await left
  }
}

const orStorageUnavailable = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error) => {
    throw new StorageUnavailable(error)
  })

/** A file that is still being opened would appear after its deletion. */
function closed(file: WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (file.closed) resolve()
    else file.once('close', resolve)
  })
}
