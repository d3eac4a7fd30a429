// Tells what kind of sound a file holds, from its structure: a word in front (`ID3`, `RIFF`, `OggS`) proves nothing. The name and the sent
// type play no part. Looks at a megabyte at most, however large the file is.
import { open } from 'node:fs/promises'
import type { Bytes } from './bytes.ts'
import { findFrames } from './frames.ts'
import { isM4a } from './m4a.ts'
import { isOgg } from './ogg.ts'
import { isWav } from './wav.ts'

export type AudioKind = 'mp3' | 'wav' | 'm4a' | 'aac' | 'ogg'

/** The kind, or `undefined` for anything else: broken or empty sounds, kinds not listed, and videos too. */
export async function detectAudio(path: string): Promise<AudioKind | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await detect({
      size,
      async read(from, length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(length, Math.max(0, size - from))), 0, undefined, from)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await file.close()
  }
}

async function detect(bytes: Bytes): Promise<AudioKind | undefined> {
  const start = (await bytes.read(0, 8)).toString('latin1')
  if (start.startsWith('RIFF')) return (await isWav(bytes)) ? 'wav' : undefined
  if (start.startsWith('OggS')) return (await isOgg(bytes)) ? 'ogg' : undefined
  if (start.endsWith('ftyp')) return (await isM4a(bytes)) ? 'm4a' : undefined
  return findFrames(bytes)
}
