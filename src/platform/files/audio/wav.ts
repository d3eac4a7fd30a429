// WAV: RIFF chunks, of which one describes the samples and one holds them.
import type { Bytes } from './bytes.ts'

/** PCM, Microsoft and IMA ADPCM, floating point, A-law, µ-law, and "see the extension". */
const formats = new Set([0x0001, 0x0002, 0x0003, 0x0006, 0x0007, 0x0011, 0xfffe])
const maxChunks = 1000

/** Multimedia Programming Interface and Data Specifications 1.0 (Microsoft, IBM), chapter 3: every length must fit, and samples be there. */
export async function isWav(bytes: Bytes): Promise<boolean> {
  const head = await bytes.read(0, 12)
  if (head.length < 12 || head.toString('latin1', 8) !== 'WAVE') return false
  const end = 8 + head.readUInt32LE(4)
  // Nothing may follow but the byte that makes a length even, which some writers count and others leave out.
  if (Math.abs(end - bytes.size) > 1) return false

  let described = false
  for (let at = 12, count = 0; at + 8 <= bytes.size && count < maxChunks; count++) {
    const chunk = await bytes.read(at, 24)
    const name = chunk.toString('latin1', 0, 4)
    const length = chunk.readUInt32LE(4)
    if (at + 8 + length > bytes.size) return false
    if (name === 'data') return described && length > 0
    if (name === 'fmt ') {
      if (length < 16) return false
      const [format, channels, rate, blockAlign] = [
        chunk.readUInt16LE(8),
        chunk.readUInt16LE(10),
        chunk.readUInt32LE(12),
        chunk.readUInt16LE(20),
      ]
      described = formats.has(format) && channels > 0 && rate > 0 && blockAlign > 0
      if (!described) return false
    }
    at += 8 + length + (length % 2)
  }
  return false
}
