// The thread that looks into sounds (detect.ts): gets a path, sends what the file is. Looks at a few megabytes at most, however large it is.
import { open } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import type { AudioExamination, ByteSource } from './bytes.ts'
import { examineFrames } from './frames.ts'
import { examineM4a } from './m4a.ts'
import { examineOgg } from './ogg.ts'
import { examineWav } from './wav.ts'

parentPort!.on('message', async (path: string) => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    // Most reads are of a few bytes that stand close together.
    const nearby = { from: 0, bytes: Buffer.alloc(0) }
    const readHere = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(length, Math.max(0, size - from))), 0, undefined, from)
      return buffer.subarray(0, bytesRead)
    }
    const answer = await examine({
      size,
      async read(from, length) {
        if (length > NEARBY) return readHere(from, length)
        const end = Math.min(from + length, size)
        if (from < nearby.from || end > nearby.from + nearby.bytes.length)
          Object.assign(nearby, { from, bytes: await readHere(from, NEARBY) })
        return nearby.bytes.subarray(from - nearby.from, end - nearby.from)
      },
    })
    parentPort!.postMessage(answer)
  } finally {
    await file.close()
  }
})

const NEARBY = 65_536

async function examine(bytes: ByteSource): Promise<AudioExamination> {
  const start = (await bytes.read(0, 8)).toString('latin1')
  if (/^(RIFF|RF64|BW64)/.test(start)) return examineWav(bytes)
  if (start.startsWith('OggS')) return examineOgg(bytes)
  if (start.endsWith('ftyp')) return examineM4a(bytes)
  return examineFrames(bytes)
}
