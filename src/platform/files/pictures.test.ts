import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { jpegBytes, pngBytes, webpBytes } from '#test/given-files.ts'
import { makeAvatar, makeVersions } from './pictures.ts'

async function given(t: TestContext, picture: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  await writeFile(path, picture)
  return path
}

async function avatarOf(t: TestContext, picture: Buffer): Promise<Buffer> {
  const avatar = await makeAvatar(await given(t, picture))
  assert.ok(avatar)
  return avatar
}

async function versionsOf(t: TestContext, picture: Buffer) {
  const versions = await makeVersions(await given(t, picture))
  assert.ok(versions)
  return versions
}

/** With the place where it was taken, a camera and a profile of colours. */
const takenWithCamera = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: 'green' } })
    .withExif({ IFD0: { Artist: 'Somebody', Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()

/** A PNG with words beside the picture, which no field of a camera holds. */
async function withWords() {
  const png = await pngBytes(600, 600)
  const chunk = Buffer.from('tEXtLocation\0At the home of Somebody', 'latin1')
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(chunk.length - 4)
  check.writeUInt32BE(crc32(chunk))
  const afterHeader = 33
  return Buffer.concat([png.subarray(0, afterHeader), length, chunk, check, png.subarray(afterHeader)])
}

async function assertBare(picture: Buffer) {
  const { exif, xmp, iptc, icc, orientation } = await sharp(picture).metadata()
  assert.deepEqual(
    { exif, xmp, iptc, icc, orientation },
    { exif: undefined, xmp: undefined, iptc: undefined, icc: undefined, orientation: undefined },
  )
  assert.ok(!picture.includes('Somebody'))
}

describe('A picture of a person', () => {
  it('becomes a square webp of 512 pixels at most, and a smaller one is not blown up', async (t) => {
    const pictures: [Buffer, number][] = [
      [await jpegBytes(2000, 1000), 512],
      [await pngBytes(600, 3000), 512],
      [await webpBytes(300, 200), 200],
      [await pngBytes(1, 1), 1],
      [await jpegBytes(4000, 4000), 512],
    ]
    for (const [picture, side] of pictures) {
      const { format, width, height } = await sharp(await avatarOf(t, picture)).metadata()
      assert.deepEqual({ format, width, height }, { format: 'webp', width: side, height: side })
    }
  })

  it('becomes one also while others do', async (t) => {
    const picture = await jpegBytes(600, 600)
    const waves = Array.from({ length: 60 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n))
      return avatarOf(t, picture)
    })
    assert.equal((await Promise.all(waves)).length, 60)
  })

  it('loses the place where it was taken, and all else that is not the picture', async (t) => {
    const taken = await takenWithCamera()
    assert.ok(taken.includes('Somebody') && (await sharp(taken).metadata()).exif)
    await assertBare(await avatarOf(t, taken))
    const told = await withWords()
    assert.match(JSON.stringify((await sharp(told).metadata()).comments), /Somebody/)
    await assertBare(await avatarOf(t, told))
  })

  it('is turned upright as its camera says', async (t) => {
    // Lies on its side: what is on the left belongs on top (EXIF orientation 6).
    const left = await sharp({ create: { width: 50, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const lying = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'blue' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await sharp(await avatarOf(t, lying))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red, , blue] = data.subarray(0, 3)
    assert.ok(red! > 200 && blue! < 60, 'the upper left corner is red')
    const [lowerRed, , lowerBlue] = data.subarray(-300, -297)
    assert.ok(lowerRed! < 60 && lowerBlue! > 200, 'the lower left corner is blue')
  })

  it('may have transparent parts, and colours of print', async (t) => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    assert.equal((await sharp(await avatarOf(t, clear)).metadata()).hasAlpha, true)
    const print = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    assert.equal((await sharp(await avatarOf(t, print)).metadata()).space, 'srgb')
  })
})

describe('A picture in several widths', () => {
  const sizesOf = async (t: TestContext, picture: Buffer) => (await versionsOf(t, picture)).map(({ width, height }) => [width, height])

  it('is a webp in up to three widths, and never blown up', async (t) => {
    const sizes: [Buffer, number[][]][] = [
      [
        await jpegBytes(4000, 2000),
        [
          [480, 240],
          [960, 480],
          [1920, 960],
        ],
      ],
      [
        await pngBytes(1200, 900),
        [
          [480, 360],
          [960, 720],
          [1200, 900],
        ],
      ],
      [await webpBytes(300, 200), [[300, 200]]],
      [await pngBytes(480, 480), [[480, 480]]],
      [await pngBytes(1, 1), [[1, 1]]],
      [
        await pngBytes(600, 6000),
        [
          [96, 960],
          [192, 1920],
          [384, 3840],
        ],
      ],
    ]
    for (const [picture, expected] of sizes) assert.deepEqual(await sizesOf(t, picture), expected)
    for (const { width, height, bytes } of await versionsOf(t, await jpegBytes(2000, 1000))) {
      const made = await sharp(bytes).metadata()
      assert.deepEqual([made.format, made.width, made.height], ['webp', width, height])
    }
  })

  it('loses the place where it was taken, and all else that is not the picture, in every width', async (t) => {
    for (const picture of [await takenWithCamera(), await withWords()])
      for (const { bytes } of await versionsOf(t, picture)) await assertBare(bytes)
  })

  it('is turned upright as its camera says', async (t) => {
    const lying = await sharp({ create: { width: 1000, height: 600, channels: 3, background: 'blue' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    assert.deepEqual(await sizesOf(t, lying), [
      [480, 800],
      [600, 1000],
    ])
  })

  it('keeps its transparent parts, greys and colours of print', async (t) => {
    const clear = await sharp({ create: { width: 1000, height: 400, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    for (const { bytes } of await versionsOf(t, clear)) assert.equal((await sharp(bytes).metadata()).hasAlpha, true)
    const print = await sharp({ create: { width: 500, height: 40, channels: 3, background: 'red' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const grey = await sharp({ create: { width: 500, height: 40, channels: 3, background: 'grey' } })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer()
    for (const picture of [print, grey])
      for (const { bytes } of await versionsOf(t, picture)) assert.equal((await sharp(bytes).metadata()).space, 'srgb')
  })

  it('is none where the bytes are no such picture, or only a part of one', async (t) => {
    const whole = await jpegBytes(900, 900)
    for (const bytes of [
      Buffer.from('GIF89a'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      whole.subarray(0, whole.length / 2),
    ])
      assert.equal(await makeVersions(await given(t, bytes)), undefined)
  })
})
