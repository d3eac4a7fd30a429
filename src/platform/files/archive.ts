// An archive in one file: tar, gzipped where its name ends in `.gz` or `.tgz`. Its last two entries are `checksums.sha256`, as `sha256sum -c`
// reads it, and `manifest.json`: an archive without them was broken off.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { newTemporaryPath } from './temporary.ts'

const CHECKSUMS = 'checksums.sha256'
const MANIFEST = 'manifest.json'

/** The file is no archive of ours, was broken off, or has changed since it was written. */
export class InvalidArchive extends Error {
  override readonly name = 'InvalidArchive'
}

/** Adds an entry of so many bytes. Names are relative paths of up to 100 characters. */
export type AddEntry = (name: string, size: number, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>

/**
 * Writes an archive of what `fill` adds; what it returns becomes the manifest. The file appears under its name, readable for its owner
 * only, when it is complete and on the disk; broken off or failed, it leaves nothing. Gives its size in bytes.
 */
export async function writeArchive(
  path: string,
  fill: (add: AddEntry) => Promise<object>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const draft = newTemporaryPath(dirname(path))
  const { readable, controller } = createTarPacker()
  const compression = isCompressed(path) ? [createGzip()] : []
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline([Readable.fromWeb(readable), ...compression, file], signal ? { signal } : {})
  written.catch(() => {}) // awaited below
  const checksums: string[] = []
  const add: AddEntry = async (name, size, content) => {
    const hash = createHash('sha256')
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter()
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk)
      await writer.write(chunk)
    }
    await writer.close()
    checksums.push(`${hash.digest('hex')}  ${name}\n`)
  }
  try {
    const manifest = await fill(add)
    for (const [name, text] of [
      [CHECKSUMS, checksums.join('')],
      [MANIFEST, JSON.stringify(manifest, null, 2)],
    ] as const) {
      const bytes = Buffer.from(text)
      await add(name, bytes.length, bytes)
    }
    controller.finalize()
    await written
    const { size } = await stat(draft)
    await rename(draft, path)
    return size
  } catch (error) {
    controller.error(error)
    // A full disk ends the pipeline first, and that what is being added.
    const first = await written.then(
      () => error,
      (cause) => cause,
    )
    throw signal?.aborted ? signal.reason : first
  } finally {
    await rm(draft, { force: true })
  }
}

const isCompressed = (path: string) => /\.t?gz$/.test(path)

export interface ArchiveEntry {
  name: string
  size: number
  /** To be read before the next entry is asked for. */
  content: AsyncIterable<Uint8Array>
}

/** The entries one after the other, without the last two. Throws InvalidArchive where the file is no whole tar. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  for await (const entry of entriesIn(path)) {
    if (entry.name === CHECKSUMS) return
    yield entry
  }
}

/** Reads the archive once, whole, and compares every entry with its checksum. Gives the manifest, and the file's size in bytes. */
export async function checkArchive(path: string): Promise<{ manifest: unknown; bytes: number }> {
  const { size: bytes } = await stat(path)
  const found: string[] = []
  let expected: string | undefined
  for await (const { name, content } of entriesIn(path)) {
    if (name === CHECKSUMS) {
      expected = (await buffer(content)).toString()
    } else if (name === MANIFEST) {
      if (found.join('') !== expected)
        throw new InvalidArchive(`${path} has changed since it was written: ${firstDifference(found, expected)}.`)
      return { manifest: JSON.parse((await buffer(content)).toString()), bytes }
    } else {
      const hash = createHash('sha256')
      for await (const chunk of content) hash.update(chunk)
      found.push(`${hash.digest('hex')}  ${name}\n`)
    }
  }
  throw new InvalidArchive(`${path} was broken off: it has no end.`)
}

function firstDifference(found: string[], expected = ''): string {
  const known = new Set(found)
  const line = expected.split(/(?<=\n)/).find((line) => !known.has(line))
  return line ? `${line.slice(66).trim()} is not what it was` : 'it holds more than it lists'
}

async function* entriesIn(path: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(path)
  const bytes = (await startsWithGzip(path)) ? source.pipe(createGunzip()) : source
  source.on('error', (error) => bytes.destroy(error))
  const decoder = createTarDecoder({ strict: true })
  const entries = (Readable.toWeb(bytes) as ReadableStream<Uint8Array>).pipeThrough(decoder)
  try {
    for await (const { header, body } of orBroken(path, entries))
      yield { name: header.name, size: header.size, content: orBroken(path, body) }
  } finally {
    source.destroy()
  }
}

/** The same, with what the decoders find wrong named as such. An error of the system, such as one of the disk, stays what it is. */
async function* orBroken<Item>(path: string, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error
    throw new InvalidArchive(`${path} is no whole archive (${(error as Error).message.replace(/\.$/, '')}).`, { cause: error })
  }
}

async function startsWithGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b
  } finally {
    await file.close()
  }
}
