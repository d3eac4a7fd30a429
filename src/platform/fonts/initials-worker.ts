// The thread that draws initials (../files/avatar.ts) and icons (../files/icons.ts): gets letters and a colour, or a logo; sends a PNG.
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { fontFaceFinder, openFont } from './faces.ts'
import { drawableText, textRuns } from './lines.ts'

export interface Initials {
  /** Empty: a plain silhouette is drawn. */
  letters: string
  /** `#rrggbb` */
  background: string
  /** In pixels; 256 by default. */
  side?: number
}

export interface Logo {
  logo: Uint8Array
  side: number
  /** Which part of the side it may take. */
  room: number
}

/** Of the drawing. */
const SIDE = 256
/** The area for the letters. */
const ROOM = 168
/** The height of large letters, where their width leaves room for it. */
const HEIGHT = 88
const SEMI_BOLD = 600

sharp.cache(false)
sharp.concurrency(1)

parentPort!.on('message', async (task: Initials | Logo) => parentPort!.postMessage(await ('logo' in task ? onWhite(task) : drawn(task))))

async function drawn({ letters, background, side = SIDE }: Initials): Promise<Uint8Array> {
  const { text, isWhole } = drawableText(letters, 'sans')
  const inside =
    text && isWhole ? await outlined(text) : '<circle cx="128" cy="100" r="44"/><path d="M40 256c0-56 40-88 88-88s88 32 88 88z"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${SIDE} ${SIDE}" fill="#fff"><rect width="${SIDE}" height="${SIDE}" fill="${background}"/>${inside}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 7 }).toBuffer()
}

/** In the middle. */
async function onWhite({ logo, side, room }: Logo): Promise<Uint8Array> {
  const most = Math.round(side * room)
  const input = await sharp(logo).resize(most, most, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .composite([{ input }])
    .png({ effort: 7 })
    .toBuffer()
}

/** The letters as shapes, in the middle and as large as they fit: what shows an SVG may have no font for them. */
async function outlined(text: string): Promise<string> {
  const shapes: { path: string; x: number; y: number; scale: number }[] = []
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  let at = 0
  for (const run of textRuns(text, fontFaceFinder(text, 'sans'))) {
    const font = await openFont(run.face, run.text, SEMI_BOLD)
    const scale = 1000 / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    for (const [n, glyph] of glyphs.entries()) {
      const { xOffset, yOffset, xAdvance } = positions[n]!
      const [x, y] = [at + xOffset * scale, yOffset * scale]
      const { minX, minY, maxX, maxY } = glyph.bbox
      if (maxX > minX) {
        shapes.push({ path: glyph.path.toSVG(), x, y, scale })
        box.left = Math.min(box.left, x + minX * scale)
        box.right = Math.max(box.right, x + maxX * scale)
        box.top = Math.max(box.top, y + maxY * scale)
        box.bottom = Math.min(box.bottom, y + minY * scale)
      }
      at += xAdvance * scale
    }
  }
  const fit = Math.min(HEIGHT / 730, ROOM / (box.right - box.left), ROOM / (box.top - box.bottom))
  const [left, top] = [SIDE / 2 - ((box.left + box.right) / 2) * fit, SIDE / 2 + ((box.top + box.bottom) / 2) * fit]
  return shapes
    .map(
      ({ path, x, y, scale }) =>
        `<path transform="translate(${round(left + x * fit)} ${round(top - y * fit)}) scale(${scale * fit} ${-scale * fit})" d="${path}"/>`,
    )
    .join('')
}

const round = (number: number) => Math.round(number * 100) / 100
