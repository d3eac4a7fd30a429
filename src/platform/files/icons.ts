// The icons of the installed app: a logo on white, or initials on a colour.
import { draw, initials } from './avatar.ts'

export interface Sign {
  name: string
  /** Of its colour, as OKLCH counts it: 0 to 359. */
  hue: number
  logo: Uint8Array | undefined
}

/** A square PNG. Of a maskable one systems cut the corners off, down to a circle of four fifths: a logo stays within it, and initials do anyhow. */
export const drawIcon = ({ name, hue, logo }: Sign, { side, isMaskable }: { side: number; isMaskable: boolean }): Promise<Buffer> =>
  logo ? draw({ logo, side, room: isMaskable ? 0.56 : 0.84 }) : draw({ letters: initials(name), background: colourOfHue(hue), side })

/** OKLCH to sRGB as in CSS Color 4, section 10; what sRGB has not is cut off. White is well read on it, whatever the hue. */
export function colourOfHue(hue: number, lightness = 0.44, chroma = 0.085): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const parts = linear.map((part) => Math.min(1, Math.max(0, part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)))
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
