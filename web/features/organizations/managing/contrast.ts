// How well the app can be read in a church's hue: the contrast of WCAG 2 between the colours that are made of it (web/parts/base.css).

/** Lightness and chroma; the hue is the church's, but for paper. */
type Shade = readonly [lightness: number, chroma: number, hue?: number]

/** Text, and what it stands on: in the light and in the dark. */
const pairs: readonly (readonly [text: Shade, ground: Shade])[] = [
  [
    [0.99, 0.005],
    [0.44, 0.085],
  ], // on a button
  [
    [0.44, 0.085],
    [0.985, 0.006, 95],
  ], // a link on paper
  [
    [0.44, 0.085],
    [0.94, 0.03],
  ], // a tag
  [
    [0.2, 0.03],
    [0.8, 0.1],
  ],
  [
    [0.8, 0.1],
    [0.19, 0.012, 230],
  ],
  [
    [0.8, 0.1],
    [0.3, 0.045],
  ],
]

/** What WCAG 2.2 AA asks of text. */
export const ENOUGH = 4.5

/** The weakest of them all. */
export const contrastOf = (hue: number): number =>
  Math.min(...pairs.map(([text, ground]) => ratio(luminance(text, hue), luminance(ground, hue))))

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Relative luminance, of what a screen shows of it (sRGB). */
function luminance([lightness, chroma, own]: Shade, hue: number): number {
  const angle = ((own ?? hue) * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (value: number) => Math.min(1, Math.max(0, value))
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
