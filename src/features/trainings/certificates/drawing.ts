// Draws a certificate: one landscape A4 page with embedded fonts for Latin, Greek and Cyrillic.
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { completedOn, printedCode, verificationUrl } from './codes.ts'
import type { Certificate } from './queries.ts'

type Pdf = typeof PdfDocument.prototype

const fonts = {
  regular: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf')),
  italic: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf')),
}
type Face = keyof typeof fonts

const WIDTH = 841.89
const HEIGHT = 595.28
const CENTRE = WIDTH / 2
const INK = '#1f2a37'
const GREY = '#5b6673'
const GREEN = '#1f4d3f'
const GOLD = '#b08d3c'

/** The PDF's bytes. The same certificate always gives the same ones. */
export async function drawCertificate(certificate: Certificate, publicUrl: string): Promise<Buffer> {
  const { name, title, organization, code, completed_at } = certificate
  const pdf = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Certificate: ${title}`, Author: organization, Subject: name, CreationDate: new Date(completed_at) },
  })
  for (const [face, file] of Object.entries(fonts)) pdf.registerFont(face, file)

  drawFrame(pdf)
  const address = verificationUrl(publicUrl, code)
  write(pdf, printable(pdf, organization) ?? '', { top: 72, height: 34, face: 'regular', size: 15, colour: GREEN })
  write(pdf, 'Certificate of Completion', { top: 114, height: 56, face: 'regular', size: 38, colour: INK })
  write(pdf, 'This is to certify that', { top: 182, height: 22, face: 'italic', size: 15, colour: GREY })
  pdf
    .moveTo(CENTRE - 210, 278)
    .lineTo(CENTRE + 210, 278)
    .lineWidth(0.8)
    .stroke(GOLD)
  const printedName = printable(pdf, name)
  if (printedName) write(pdf, printedName, { top: 216, height: 56, face: 'bold', size: 36, colour: GREEN })
  // A script that the fonts do not have: the line stays free for a pen, and the page shows the name in its own letters.
  else write(pdf, 'The name is shown at the address below.', { top: 281, height: 12, face: 'italic', size: 9, colour: GREY })
  write(pdf, 'has completed the training', { top: 298, height: 22, face: 'italic', size: 15, colour: GREY })
  const printedTitle = printable(pdf, title) ?? 'named at the address below'
  write(pdf, printedTitle, { top: 326, height: 74, face: 'bold', size: 27, colour: INK })
  write(pdf, `on ${completedOn(certificate)}`, { top: 406, height: 22, face: 'italic', size: 15, colour: GREY })
  drawSeal(pdf, CENTRE, 474)
  write(pdf, `Certificate ${printedCode(code)}`, { top: 520, height: 14, face: 'regular', size: 10, colour: INK })
  write(pdf, `Check it at ${address}`, { top: 534, height: 14, face: 'regular', size: 9, colour: GREY, link: address })

  const chunks: Buffer[] = []
  pdf.end()
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * A text as the fonts can show it, without emoji; undefined when it has letters of another script. (DejaVu has some of Arabic and Hebrew, but
 * nothing here could join and order them.)
 */
function printable(pdf: Pdf, text: string): string | undefined {
  const plain = text
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3\ufe0e\ufe0f]|\u200d/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const isCovered =
    /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u.test(plain) &&
    [...plain].every((character) => hasGlyph(pdf, character.codePointAt(0)!))
  return isCovered ? plain : undefined
}

/** pdfkit keeps the font that it has read to itself, and its types do not know it. */
function hasGlyph(pdf: Pdf, codePoint: number): boolean {
  pdf.font('bold')
  return (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })._font.font.hasGlyphForCodePoint(
    codePoint,
  )
}

interface Place {
  top: number
  height: number
  face: Face
  /** At most. */
  size: number
  colour: string
  link?: string
}

const ROOM = WIDTH - 190

/** A text in the middle of its place: on one line if that need not be much smaller, else on several, as large as they fit. */
function write(pdf: Pdf, text: string, { top, height, face, size, colour, link }: Place) {
  pdf.font(face).fontSize(size)
  const oneLine = (size * ROOM) / (pdf.widthOfString(text) + 1)
  let fitting = oneLine > 0.7 * size ? Math.min(size, oneLine) : size
  const heightAt = (size: number) => pdf.fontSize(size).heightOfString(text, { width: ROOM })
  while (fitting > 5 && heightAt(fitting) > height) fitting -= 0.5
  const above = Math.max(0, (height - heightAt(fitting)) / 2)
  const place = { width: ROOM, height, align: 'center' as const, ellipsis: true }
  pdf.fillColor(colour).text(text, (WIDTH - ROOM) / 2, top + above, { ...place, ...(link ? { link } : {}) })
}

function drawFrame(pdf: Pdf) {
  pdf.rect(0, 0, WIDTH, HEIGHT).fill('#fdfcf8')
  pdf
    .rect(26, 26, WIDTH - 52, HEIGHT - 52)
    .lineWidth(2.2)
    .stroke(GREEN)
  pdf
    .rect(34, 34, WIDTH - 68, HEIGHT - 68)
    .lineWidth(0.7)
    .stroke(GOLD)
  for (const [x, y] of [
    [34, 34],
    [WIDTH - 34, 34],
    [34, HEIGHT - 34],
    [WIDTH - 34, HEIGHT - 34],
  ] as const) {
    pdf.circle(x, y, 9).fillAndStroke('#fdfcf8', GOLD)
    pdf.circle(x, y, 3.2).fill(GREEN)
  }
}

/** A small rosette with a cross. */
function drawSeal(pdf: Pdf, x: number, y: number) {
  const points = Array.from({ length: 48 }, (_, n) => {
    const radius = n % 2 ? 31 : 34.5
    return [x + radius * Math.cos((n * Math.PI) / 24), y + radius * Math.sin((n * Math.PI) / 24)]
  })
  pdf.polygon(...(points as [number, number][])).fill(GOLD)
  pdf.circle(x, y, 27).lineWidth(1).fillAndStroke(GREEN, '#fdfcf8')
  pdf.rect(x - 1.8, y - 16, 3.6, 32).fill('#fdfcf8')
  pdf.rect(x - 10.5, y - 7.4, 21, 3.6).fill('#fdfcf8')
}
