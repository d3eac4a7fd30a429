// The thread that makes people's pictures and logos small (avatar.ts): gets a path, sends a webp, or nothing where the file is no picture that is taken.
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'

export interface Upload {
  path: string
  /** To a square from its middle. */
  isCropped: boolean
}

/** In pixels. */
const mostSide = 512
/** Enough for the cameras of phones; decoding more would cost too much memory. */
const maxPixels = 60_000_000
const maxSeconds = 10

// What was read once is not read again, and each thread of libvips holds a part of the picture.
sharp.cache(false)
sharp.concurrency(1)

parentPort!.on('message', async (upload: Upload) => parentPort!.postMessage(await made(upload)))

async function made({ path, isCropped }: Upload): Promise<Uint8Array | undefined> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
  try {
    const { autoOrient } = await sharp(path, options).metadata()
    const side = Math.min(mostSide, autoOrient.width, autoOrient.height)
    const upright = sharp(path, options).autoOrient()
    const small = isCropped ? upright.resize(side, side) : upright.resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
    return await small.webp({ quality: 82 }).timeout({ seconds: maxSeconds }).toBuffer()
  } catch {
    return undefined
  }
}
