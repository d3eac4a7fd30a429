// The thread that makes people's pictures small (avatar.ts): gets a path, sends a webp, or nothing where the file is no picture that is taken.
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'

/** In pixels. */
const avatarSide = 512
/** Enough for the cameras of phones; decoding more would cost too much memory. */
const maxPixels = 60_000_000
const maxSeconds = 10

// What was read once is not read again, and each thread of libvips holds a part of the picture.
sharp.cache(false)
sharp.concurrency(1)

parentPort!.on('message', async (path: string) => parentPort!.postMessage(await made(path)))

async function made(path: string): Promise<Uint8Array | undefined> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
  try {
    const { autoOrient } = await sharp(path, options).metadata()
    const side = Math.min(avatarSide, autoOrient.width, autoOrient.height)
    return await sharp(path, options).autoOrient().resize(side, side).webp({ quality: 82 }).timeout({ seconds: maxSeconds }).toBuffer()
  } catch {
    return undefined
  }
}
