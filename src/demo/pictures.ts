// Pictures in posts and texts of the demo church: drawn here, so that nobody's are shown. Hills in the light of three times of the day.
import { rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mediaUrl } from '#features/media/addresses.ts'
import { addMediaFile } from '#features/media/queries.ts'
import { addPicture, savePictures } from '#features/posts/pictures/queries.ts'
import { sql } from '#platform/db/database.ts'
import { newFileKey } from '#platform/files/names.ts'
import { makeVersions } from '#platform/files/pictures.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import type { DemoChurch } from './church.ts'
import type { DemoGroup } from './groups.ts'

type Colour = readonly [number, number, number]
interface Scene {
  alt: string
  above: Colour
  horizon: Colour
  hills: Colour
  height: number
}

const WIDTH = 1600
const scenes: Scene[] = [
  {
    alt: 'Hills behind the lake, early in the morning',
    above: [120, 160, 190],
    horizon: [250, 225, 190],
    hills: [70, 100, 80],
    height: 900,
  },
  { alt: 'The same hills at noon, under a clear sky', above: [80, 140, 200], horizon: [215, 232, 242], hills: [90, 140, 80], height: 1067 },
  {
    alt: 'Evening: the hills are dark, the sky is orange',
    above: [60, 50, 100],
    horizon: [245, 160, 90],
    hills: [40, 40, 60],
    height: 1200,
  },
]

function drawn({ above, horizon, hills, height }: Scene): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * height * 3)
  for (let x = 0; x < WIDTH; x++) {
    const far = height * (0.62 + 0.05 * Math.sin(x / 190) + 0.03 * Math.sin(x / 71))
    const near = height * (0.78 + 0.06 * Math.sin(x / 260 + 2))
    for (let y = 0; y < height; y++) {
      const depth = Math.min(1, y / (height * 0.66))
      const shade = y > near ? 0.7 : 1
      for (let part = 0; part < 3; part++)
        pixels[(y * WIDTH + x) * 3 + part] = y > far ? hills[part]! * shade : above[part]! + (horizon[part]! - above[part]!) * depth
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** A small picture for a text, as HTML, and its key. */
export async function saveTextPicture(
  { db, id }: DemoChurch,
  files: FileStore,
  { ownerId, publicUrl }: { ownerId: number; publicUrl: string },
) {
  const [scene] = scenes as [Scene]
  const { data, info } = await sharp(await drawn(scene))
    .resize(800)
    .webp()
    .toBuffer({ resolveWithObject: true })
  const { size, width, height } = info
  const key = newFileKey('webp')
  await addMediaFile(db, { key, kind: 'picture', ownerId, organizationId: id, size, filename: 'hills.webp', width, height })
  await files.put(key, data)
  return { key, html: `<img src="${mediaUrl(publicUrl, key)}" alt="${scene.alt}" width="${width}" height="${height}">` }
}

/** The newest posts of some groups get them: all three, or one. */
export async function addPictures({ db }: DemoChurch, files: FileStore, groups: DemoGroup[]) {
  for (const [index, group] of groups
    .filter(({ status }) => status === 'active')
    .slice(0, 4)
    .entries()) {
    const post = await db.maybe<{ id: number; user_id: number }>(sql`
      select id, user_id from group_posts where group_id = ${group.id} order by created_at desc, id desc limit 1`)
    if (!post) continue
    const named: { picture_id: number; alt: string }[] = []
    for (const scene of index === 0 ? scenes : [scenes[index % scenes.length]!]) {
      const path = newTemporaryPath(files.incoming)
      await writeFile(path, await drawn(scene))
      const stored: { key: string; width: number; height: number }[] = []
      for (const { bytes, ...size } of (await makeVersions(path))!) {
        const key = newFileKey('webp')
        await addMediaFile(db, {
          key,
          kind: 'picture',
          ownerId: post.user_id,
          organizationId: null,
          size: bytes.length,
          filename: 'hills.jpg',
        })
        await files.put(key, bytes)
        stored.push({ key, ...size })
      }
      await rm(path, { force: true })
      named.push({ picture_id: await addPicture(db, { groupId: group.id, userId: post.user_id, stored }), alt: scene.alt })
    }
    await savePictures(db, post.id, named)
  }
}
