import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { colourFor, contrastWithWhite, initials, initialsPicture } from './avatar.ts'

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
