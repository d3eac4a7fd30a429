// Pictures that people upload: turned upright, made small, and without any of their metadata (place, camera, author), in a thread beside.
import { openThreads, TaskLimitExceeded } from '../threads.ts'
import type { Version, Wanted } from './picture-worker.ts'

export interface PictureVersion {
  /** In pixels. */
  width: number
  height: number
  /** A webp. */
  bytes: Buffer
}

let loading: Promise<void> | undefined
/**
 * Tells libvips what it may read, once for all threads of the process: while it learns it, a picture in another would find that it may read
 * nothing.
 */
export const learnToRead = () => (loading ??= learn())

async function learn() {
  const { default: sharp } = await import('sharp')
  // No other kind (SVG, PDF, TIFF, GIF …), whatever it is given.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  // Our own drawings (initials). It never reads a file, and what people send is never in a buffer.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
}

const makers = openThreads<Wanted, Version[] | undefined>(new URL('./picture-worker.ts', import.meta.url), {
  // A picture of 60 million pixels takes some 250 MB while it is read.
  concurrency: 1,
  maxWaiting: 100,
  cpuMs: 20_000,
  megabytes: 128,
  tooMany: 'too_many_pictures',
})

const SIDE = 512

/**
 * A square webp of at most 512 × 512 pixels from the middle of a jpeg, png or webp file. `undefined` where the file is no such picture, is
 * broken, or has more than 60 million pixels.
 */
export const makeAvatar = async (path: string, whose?: number) => (await make({ path, side: SIDE, isCropped: true }, whose))?.[0]?.bytes

/** The same of the whole picture, however long its sides are. */
export const makeLogo = async (path: string, whose?: number) => (await make({ path, side: SIDE, isCropped: false }, whose))?.[0]?.bytes

/** The whole picture, at most 1,600 pixels a side: as large as a page of text shows it on a sharp screen. */
export const makePicture = async (path: string, whose?: number) => (await make({ path, side: 1600, isCropped: false }, whose))?.[0]

/** What phones, tablets and large screens show across. */
export const WIDTHS = [480, 960, 1920] as const

/**
 * The whole picture in up to three widths, the narrowest first: a picture is not blown up, so a small one has fewer. One that is more than
 * twice as high as wide is fitted into that. `undefined` as above.
 */
export const makeVersions = (path: string, whose?: number): Promise<PictureVersion[] | undefined> => make({ path, widths: WIDTHS }, whose)

/** `whose`: who wants it; many of one person hold up nobody else's. */
async function make(wanted: Wanted, whose: number | undefined): Promise<PictureVersion[] | undefined> {
  await learnToRead()
  const versions = await makers.run(wanted, whose).catch((error) => {
    if (error instanceof TaskLimitExceeded) return undefined
    throw error
  })
  return versions?.map(({ bytes, ...size }) => ({ ...size, bytes: Buffer.from(bytes) }))
}
