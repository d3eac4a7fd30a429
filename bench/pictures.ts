// What large pictures cost: eight of 60 million pixels (jpeg, png and webp) at once, as eight people upload them. Memory of the process before,
// at most, and after; and for how long at most the main thread was held up.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { makeAvatar } from '#platform/files/pictures.ts'

const [width, height] = [9_000, 6_600]
const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
const picture = sharp({ create: { width, height, channels: 3, background: '#5a82b4' } })
const made = [
  picture.clone().jpeg(),
  picture.clone().withMetadata({ orientation: 6 }).jpeg(),
  picture.clone().png(),
  picture.clone().webp({ effort: 0 }),
]
const paths: string[] = []
for (const [n, kind] of made.entries()) {
  paths.push(join(folder, String(n)))
  await writeFile(paths[n]!, await kind.toBuffer())
}
sharp.cache(false)
await pause(1000)
const megabytes = () => Math.round(process.memoryUsage.rss() / 1_048_576)
const before = megabytes()
let most = before
const watch = setInterval(() => {
  most = Math.max(most, megabytes())
}, 20)
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const started = performance.now()
const pictures = await Promise.all([...paths, ...paths].map((path) => makeAvatar(path)))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
clearInterval(watch)
const held = Math.round(delay.max / 1e6)
await pause(3000)
console.log({ pictures: pictures.filter(Boolean).length, seconds, before, most, after: megabytes(), held })
await rm(folder, { recursive: true })
process.exit()
