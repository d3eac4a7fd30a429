// WAV: RIFF chunks, of which one describes the samples and one holds them. Taken as players take it: recorders that were switched off leave
// lengths of zero or of all bits, or a file that ends before they say; RF64 has room for lengths past 4 GB.
import type { AudioExamination, ByteSource } from './bytes.ts'
import { containsOtherFormat } from './others.ts'

/** PCM, Microsoft and IMA ADPCM, floating point, A-law, µ-law, and "see the extension". */
const formats = new Set([0x0001, 0x0002, 0x0003, 0x0006, 0x0007, 0x0011, 0xfffe])
const maxChunks = 1000
const unknown = 0xffff_ffff
/** In which an archive that is appended has its directory. */
const tailBytes = 66_000

/** Multimedia Programming Interface and Data Specifications 1.0 (Microsoft, IBM), chapter 3; EBU Tech 3306 (RF64). */
export async function examineWav(bytes: ByteSource): Promise<AudioExamination> {
  const { size } = bytes
  const head = await bytes.read(0, 12)
  if (head.length < 12 || head.toString('latin1', 8) !== 'WAVE') return { fault: { rule: 'sound_not_wav' } }
  let claimed = head.readUInt32LE(4)
  let longData = unknown
  let described = false
  for (let at = 12, count = 0; at + 8 <= size && count < maxChunks; count++) {
    const chunk = await bytes.read(at, 24)
    const name = chunk.toString('latin1', 0, 4)
    const length = chunk.readUInt32LE(4)
    const from = at + 8
    if (name === 'data') {
      if (!described) return { fault: { rule: 'sound_undescribed' } }
      const end = 8 + claimed
      const isOpen = claimed === 0 || claimed === unknown || (length === 0 && end <= from)
      // Nothing may follow but the byte that makes a length even, which some writers count and others leave out.
      if (!isOpen && end < size - 1) return { fault: { rule: 'sound_followed_from', byte: end } }
      const samples = length === unknown ? longData : length
      if (size === from || (samples === 0 && !isOpen)) return { fault: { rule: 'sound_missing' } }
      const goesToTheEnd = samples === 0 || from + samples > size
      if (goesToTheEnd && containsOtherFormat(await bytes.read(Math.max(from, size - tailBytes), tailBytes)))
        return { fault: { rule: 'sound_followed' } }
      return { kind: 'wav' }
    }
    if (from + length > size) return { fault: { rule: 'sound_cut_off', bytes: size } }
    if (name === 'ds64' && length >= 24) {
      const sizes = await bytes.read(from, 16)
      claimed = Number(sizes.readBigUInt64LE(0))
      longData = Number(sizes.readBigUInt64LE(8))
    }
    if (name === 'fmt ') {
      if (length < 16) return { fault: { rule: 'sound_description_too_short' } }
      const [format, channels, rate, blockAlign] = [8, 10, 12, 20].map((place) =>
        place === 12 ? chunk.readUInt32LE(12) : chunk.readUInt16LE(place),
      )
      described = formats.has(format!) && channels! > 0 && rate! > 0 && blockAlign! > 0
      if (!described) return { fault: { rule: 'sound_rarely_playable' } }
    }
    at += 8 + length + (length % 2)
  }
  return { fault: { rule: 'sound_missing' } }
}
