// The squares of a QR code as one line, for an SVG.
import { correction, generate } from 'lean-qr/nano'

interface QrDrawing {
  /** Squares on each side. */
  size: number
  /** The dark squares, row by row, as the `d` of a path. */
  path: string
}

/** Readable with up to 15 % of it covered: posters get torn. */
export function drawQr(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const rows = Array.from({ length: code.size }, (_, y) => rowOf(code.size, (x) => code.get(x, y), y))
  return { size: code.size, path: rows.join('') }
}

function rowOf(size: number, isDark: (x: number) => boolean, y: number): string {
  let row = ''
  for (let x = 0; x < size; x++) {
    const from = x
    while (isDark(x)) x++
    if (x > from) row += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return row
}
