// Draws a certificate: one landscape A4 page with embedded fonts, for every script.
import PdfDocument from 'pdfkit'
import { type BaseFontFace, type FontFace, fontFaceFinder, openFont } from '#platform/fonts/faces.ts'
import { breakablePieces, type Direction, directionOf, drawableText, type TextRun, textRuns } from '#platform/fonts/lines.ts'
import type { Wording } from './wording.ts'

type Pdf = typeof PdfDocument.prototype

const BOLD = 700
const REGULAR = 400

const WIDTH = 841.89
const HEIGHT = 595.28
const CENTRE = WIDTH / 2
const INK = '#1f2a37'
const GREY = '#5b6673'
const GREEN = '#1f4d3f'
const GOLD = '#b08d3c'

/** The PDF's bytes. The same wording always gives the same ones. */
export async function drawCertificate(wording: Wording): Promise<Buffer> {
  const { name, title, organization, language, direction, address } = wording
  const pdf = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: wording.document, Author: organization, Subject: name, CreationDate: new Date(wording.completed_on) },
  })
  const fonts = new Map<string, Font>()
  /** Names and titles, in the direction of their own letters. */
  const write = (text: string, place: Place) => writeText(pdf, fonts, text, place)
  const writeWords = (text: string, place: Place) => writeText(pdf, fonts, text, { ...place, direction })
  // Arabic and Hebrew have no italics; only the digits among them would slant.
  const italic = direction === 'rtl' ? 'serif' : 'serif-italic'

  drawFrame(pdf)
  const printed = {
    name: drawableText(name, 'serif-bold'),
    title: drawableText(title, 'serif-bold'),
    organization: drawableText(organization, 'serif'),
  }
  await write(printed.organization.text, { top: 72, height: 34, face: 'serif', size: 15, colour: GREEN })
  await writeWords(wording.heading, { top: 109, height: 66, face: 'serif', size: 38, colour: INK })
  await writeWords(wording.beforeName, { top: 178, height: 30, face: italic, size: 15, colour: GREY })
  pdf
    .moveTo(CENTRE - 210, 278)
    .lineTo(CENTRE + 210, 278)
    .lineWidth(0.8)
    .stroke(GOLD)
  await write(printed.name.text, { top: 212, height: 62, face: 'serif-bold', size: 36, colour: GREEN })
  // A letter that no font has: its box can be filled with a pen, and the page shows the name in its own letters.
  if (!(printed.name.isWhole && printed.title.isWhole && printed.organization.isWhole))
    await writeWords(wording.boxes, {
      top: 279,
      height: 16,
      face: italic,
      size: 9,
      colour: GREY,
    })
  await writeWords(wording.beforeTitle, { top: 294, height: 30, face: italic, size: 15, colour: GREY })
  await write(printed.title.text, { top: 324, height: 78, face: 'serif-bold', size: 27, colour: INK })
  await writeWords(wording.afterTitle, { top: 402, height: 30, face: italic, size: 15, colour: GREY })
  drawSeal(pdf, CENTRE, 474)
  await writeWords(wording.code, { top: 518, height: 18, face: 'serif', size: 10, colour: INK })
  await writeWords(wording.check, { top: 533, height: 16, face: 'serif', size: 9, colour: GREY })
  pdf.link(CENTRE - ROOM / 2, 534, ROOM, 14, address)

  const chunks: Buffer[] = []
  pdf.end()
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

interface Place {
  top: number
  /** Room for the tall lines of Arabic too; what is lower stands in its middle. */
  height: number
  face: BaseFontFace
  /** At most. */
  size: number
  colour: string
  direction?: Direction
}

const ROOM = WIDTH - 190
const SMALLEST = 5

type Font = Awaited<ReturnType<typeof openFont>>

/** A text in the middle of its place: on one line if that need not be much smaller, else on several, as large as they fit. */
async function writeText(
  pdf: Pdf,
  fonts: Map<string, Font>,
  text: string,
  { top, height, face, size, colour, direction = directionOf(text) }: Place,
) {
  const weight = face === 'serif-bold' ? BOLD : REGULAR
  const nameOf = (file: string) => `${face} ${text} ${file}`
  // One font for all letters of the text that stand in the same file.
  const lettersOf = new Map<FontFace, string>()
  const find = fontFaceFinder(text, face)
  for (const run of textRuns(text, find, direction)) lettersOf.set(run.face, (lettersOf.get(run.face) ?? '') + run.text)
  for (const [part, letters] of lettersOf) {
    const name = nameOf(part.file)
    if (fonts.has(name)) continue
    const font = await openFont(part, letters, weight)
    // pdfkit takes fonts of one name for one font.
    Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-${fonts.size}` })
    fonts.set(name, font)
    pdf.registerFont(name, font as unknown as Buffer)
  }
  const fontOf = (run: TextRun) => fonts.get(nameOf(run.face.file))!
  /** At the size of one point. */
  const widthOf = (part: string) =>
    textRuns(part, find, direction).reduce((sum, run) => sum + fontOf(run).layout(run.text).advanceWidth / fontOf(run).unitsPerEm, 0)
  // Above and below the line that letters stand on.
  const ascent = Math.max(
    ...[...lettersOf.keys()].map((part) => fonts.get(nameOf(part.file))!).map((font) => font.ascent / font.unitsPerEm),
  )
  const descent = Math.max(
    ...[...lettersOf.keys()].map((part) => fonts.get(nameOf(part.file))!).map((font) => -font.descent / font.unitsPerEm),
  )
  const lineHeight = ascent + descent

  const whole = widthOf(text)
  let fitting = Math.min(size, ROOM / whole, height / lineHeight)
  let lines = [text]
  if (fitting < 0.7 * Math.min(size, height / lineHeight)) {
    const pieces = new Map<string, number>()
    for (fitting = size; ; fitting -= 0.5) {
      const room = ROOM / fitting
      const broken = breakablePieces(text, (piece) => widthOf(piece) > room).map((piece) => {
        if (!pieces.has(piece)) pieces.set(piece, widthOf(piece))
        return { piece, width: pieces.get(piece)! }
      })
      lines = intoLines(broken, room)
      if (lines.length * lineHeight * fitting <= height || fitting <= SMALLEST) break
    }
  }
  let baseline = top + Math.max(0, (height - lines.length * lineHeight * fitting) / 2) + ascent * fitting
  pdf.fillColor(colour)
  for (const line of lines) {
    let left = CENTRE - (widthOf(line) * fitting) / 2
    for (const run of textRuns(line, find, direction)) {
      const font = fontOf(run)
      pdf.font(nameOf(run.face.file)).fontSize(fitting)
      // Features, even none, keep pdfkit from laying out word by word.
      pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
      left += (font.layout(run.text).advanceWidth / font.unitsPerEm) * fitting
    }
    baseline += lineHeight * fitting
  }
}

function intoLines(pieces: { piece: string; width: number }[], room: number): string[] {
  const lines: string[] = []
  let [line, taken] = ['', 0]
  for (const { piece, width } of pieces) {
    if (line && taken + width > room) {
      lines.push(line.trim())
      ;[line, taken] = ['', 0]
    }
    line += piece
    taken += width
  }
  return [...lines, line.trim()]
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
