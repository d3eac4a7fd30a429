// A QR code for a phone's camera: dark on white whatever the page's colours, with the quiet edge that cameras need.
import { drawQr } from '#web/parts/qr-drawing.ts'
import './qr.css'

const EDGE = 4

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQr(text)
  const whole = size + 2 * EDGE
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`${-EDGE} ${-EDGE} ${whole} ${whole}`} shape-rendering="crispEdges">
      <rect x={-EDGE} y={-EDGE} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
