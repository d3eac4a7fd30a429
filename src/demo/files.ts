// The demo's own small files: the sound of a bell, and a page to print.
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { addMediaFile } from '#features/media/queries.ts'
import { newFileKey } from '#platform/files/names.ts'
import type { FileStore } from '#platform/files/storage.ts'
import type { DemoChurch } from './church.ts'

export interface DemoFile {
  kind: 'audio' | 'pdf'
  content: Buffer
}

/** Keeps a file that a leader of the church uploaded; its key. */
export async function saveDemoFile(
  { db, id }: DemoChurch,
  files: FileStore,
  { kind, content, name, ownerId }: DemoFile & { name: string; ownerId: number },
) {
  const key = newFileKey(kind === 'audio' ? 'wav' : 'pdf')
  const filename = `${name}.${kind === 'audio' ? 'wav' : 'pdf'}`
  await addMediaFile(db, { key, kind, ownerId, organizationId: id, size: content.length, filename })
  await files.put(key, content)
  return key
}

const sampleRate = 11_025

/** A bell that is struck once for each tone (in Hz), a second and a half apart: WAV, 16-bit PCM, mono. */
export function bell(...tones: number[]): DemoFile {
  const gap = Math.round(1.5 * sampleRate)
  const samples = new Int16Array(gap * (tones.length + 1))
  for (const [struck, tone] of tones.entries()) {
    for (let at = struck * gap; at < samples.length; at++) {
      const time = (at - struck * gap) / sampleRate
      const swing = Math.sin(2 * Math.PI * tone * time) + 0.4 * Math.sin(2 * Math.PI * 2.76 * tone * time) * Math.exp(-3 * time)
      samples[at] = samples[at]! + Math.round((9000 / tones.length) * swing * Math.exp(-2 * time))
    }
  }
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20) // PCM
  head.writeUInt16LE(1, 22) // mono
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return { kind: 'audio', content: Buffer.concat([head, Buffer.from(samples.buffer)]) }
}

/** A page to print: a line to tick for each day. */
export async function plan(title: string, days: string[]): Promise<DemoFile> {
  const pdf = new PdfDocument({ size: 'A4', margin: 60, lang: 'en', displayTitle: true, info: { Title: title, CreationDate: new Date(0) } })
  const font = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
  pdf.font(font('DejaVuSerif-Bold')).fontSize(22).text(title).moveDown()
  pdf.font(font('DejaVuSans')).fontSize(12)
  for (const [index, day] of days.entries()) pdf.text(`☐  ${index + 1}.  ${day}`, { lineGap: 6 })
  pdf.end()
  return { kind: 'pdf', content: Buffer.concat(await pdf.toArray()) }
}
