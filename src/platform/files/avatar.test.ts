import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import sharp from 'sharp'
import { jpegBytes, pngBytes, webpBytes } from '#test/given-files.ts'
import { colourFor, contrastWithWhite, initials, initialsPicture, makeAvatar } from './avatar.ts'

async function avatarOf(t: TestContext, picture: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'avatar-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  await writeFile(path, picture)
  const avatar = await makeAvatar(path)
  assert.ok(avatar)
  return avatar
}

describe('An uploaded picture', () => {
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
    const taken = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'green' } })
      .withExif({ IFD0: { Artist: 'Somebody', Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    assert.ok(taken.includes('Somebody') && (await sharp(taken).metadata()).exif)
    const avatar = await avatarOf(t, taken)
    const { exif, xmp, iptc, icc } = await sharp(avatar).metadata()
    assert.deepEqual({ exif, xmp, iptc, icc }, { exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
    assert.ok(!avatar.includes('Somebody'))
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

describe('Initials', () => {
  it('are the first letters of the first and the last name, in any script', () => {
    const names: Record<string, string> = {
      'Ana Maria Lopez': 'AL',
      élodie: 'É',
      'Иван Петров': 'ИП',
      '祈 太郎': '祈太',
      'محمد علي': 'م\u200cع',
      'प्रिया शर्मा': 'प्रिश',
      '김 민수': '김민',
      '  "Bob"   (Jr.) ': 'BJ',
      '3 Kings': '3K',
      'q\u0301uy 7': 'Q\u03017',
      '<script> alert(1)': 'SA',
      '& < > "': '',
      '🙏': '',
      '': '',
    }
    for (const [name, letters] of Object.entries(names)) assert.equal(initials(name), letters, name)
    assert.ok(initials(`z${'\u0301'.repeat(1000)}`).length <= 6)
  })
})

describe('A picture of initials', () => {
  it('is the same for the same seed, whatever the name', async () => {
    const ana = await initialsPicture('Ana Lopez', '7')
    assert.deepEqual(await initialsPicture('Ana Lopez', '7'), ana)
    assert.notDeepEqual(await initialsPicture('Ana Lopez', '8'), ana)
    const figure = await initialsPicture('', '7')
    for (const name of ['&lt;', ']]> <!--', '\0\u{1}', '\ud800', `z${'\u0301'.repeat(1000)}`]) {
      const { format } = await sharp(await initialsPicture(name, '7')).metadata()
      assert.equal(format, 'png')
    }
    assert.deepEqual(await initialsPicture('\u{13000}', '7'), figure, 'letters that no font has')
  })

  it('is drawn once for all who ask for it at the same time', async () => {
    let asked = 0
    const count = async () => {
      asked++
    }
    const pictures = await Promise.all(Array.from({ length: 20 }, () => initialsPicture('Only Once', '3', count)))
    assert.equal(new Set(pictures).size, 1)
    await initialsPicture('Only Once', '3', count)
    assert.equal(asked, 20)
  })

  it('has white letters that can be read on every colour', () => {
    for (let hue = 0; hue < 360; hue++) {
      const rgb = colourFor(hue)
        .match(/[0-9a-f]{2}/g)!
        .map((part) => Number.parseInt(part, 16))
      assert.ok(contrastWithWhite(rgb) >= 4.5, `hue ${hue}`)
    }
    assert.ok(Math.abs(contrastWithWhite([0, 0, 0]) - 21) < 1e-9)
    assert.ok(Math.abs(contrastWithWhite([118, 118, 118]) - 4.54) < 0.01)
  })
})
