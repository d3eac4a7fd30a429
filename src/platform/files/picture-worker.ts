// The thread that makes pictures small (pictures.ts): gets a path and what is wanted of it, sends that as webp, or nothing where the file is no
// picture that is taken.
import { parentPort } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'

/** A square from the middle of a picture, or the whole of it in several widths, the narrowest first. */
export type Wanted = { path: string; side: number; isCropped: boolean } | { path: string; widths: readonly number[] }

export interface Version {
  width: number
  height: number
  bytes: Uint8Array
}

/** Enough for the cameras of phones; decoding more would cost too much memory. */
const maxPixels = 60_000_000
const maxSeconds = 10
/** A taller picture is made narrower than its width says: so many times as high as wide. */
const mostHeights = 2

// What was read once is not read again, and each thread of libvips holds a part of the picture.
sharp.cache(false)
sharp.concurrency(1)

parentPort!.on('message', async (wanted: Wanted) =>
  parentPort!.postMessage(await ('widths' in wanted ? versionsOf(wanted) : smallOne(wanted)).catch(() => undefined)),
)

const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
const encoding = { quality: 82 }

async function smallOne({ path, side, isCropped }: Extract<Wanted, { side: number }>): Promise<Version[]> {
  const { autoOrient } = await sharp(path, options).metadata()
  const least = Math.min(side, autoOrient.width, autoOrient.height)
  const upright = sharp(path, options).autoOrient()
  const small = isCropped ? upright.resize(least, least) : upright.resize(side, side, { fit: 'inside', withoutEnlargement: true })
  return [await encoded(small)]
}

/** The file is read once, for the widest; the others are made of that. A width that the picture does not have is left out. */
async function versionsOf({ path, widths }: Extract<Wanted, { widths: readonly number[] }>): Promise<Version[]> {
  const within = (width: number) => ({ width, height: mostHeights * width, fit: 'inside', withoutEnlargement: true }) as const
  const { data, info } = await sharp(path, options)
    .autoOrient()
    .resize(within(widths.at(-1)!))
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true })
  const versions: Version[] = []
  for (const width of widths) {
    const { width: last, height } = versions.at(-1) ?? { width: 0, height: 0 }
    if (last === info.width && height === info.height) break
    versions.push(await encoded(sharp(data, { raw: info }).resize(within(width))))
  }
  return versions
}

async function encoded(picture: Sharp): Promise<Version> {
  const { data, info } = await picture.webp(encoding).timeout({ seconds: maxSeconds }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}
