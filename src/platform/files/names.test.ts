import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { cleanFilename, contentTypeOf, contentTypes, extensionFits, type FileKind, isFileKey, newFileKey } from './names.ts'

describe('A key', () => {
  it('is random, valid, and tells the content type', () => {
    const kinds = Object.keys(contentTypes) as FileKind[]
    const keys = kinds.flatMap((kind) => Array.from({ length: 100 }, () => newFileKey(kind)))
    assert.equal(new Set(keys.map((key) => key.slice(0, 40))).size, keys.length)
    assert.ok(keys.every(isFileKey))
    assert.equal(contentTypeOf(newFileKey('mp3')), 'audio/mpeg')
    assert.equal(contentTypeOf(newFileKey('jpeg')), 'image/jpeg')
  })
})

describe('An ending', () => {
  it('fits its kind, in capitals too', () => {
    const fitting: [FileKind, string][] = [
      ['mp3', 'a.mp3'],
      ['mp3', 'A.MP3'],
      ['wav', 'x.y.Wav'],
      ['ogg', 'voice.opus'],
      ['ogg', 'a.oga'],
      ['jpeg', 'me.JPG'],
      ['pdf', 'Glaube – 祈り.pdf'],
    ]
    for (const [kind, name] of fitting) assert.ok(extensionFits(kind, name), `${kind} ${name}`)
  })

  it('does not fit another kind, nor when it is missing or not the last', () => {
    const others: [FileKind, string][] = [
      ['mp3', 'a.wav'],
      ['mp3', 'mp3'],
      ['mp3', '.mp3'],
      ['mp3', 'a.mp3.html'],
      ['pdf', 'a.pdf '],
      ['pdf', 'a.pdf.'],
      ['pdf', 'a.pdf\0.html'],
      ['mp3', 'a.mp3\n'],
      ['wav', ''],
      ['m4a', 'a.mp4'],
      ['mp3', 'a.ｍｐ３'],
    ]
    for (const [kind, name] of others) assert.ok(!extensionFits(kind, name), `${kind} ${name}`)
  })
})

describe('A cleaned file name', () => {
  it('keeps what people write, in all scripts', () => {
    for (const name of [
      'guide.pdf',
      'Glaube – Übung 祈り.pdf',
      'Проповедь 12.mp3',
      'صلاة.mp3',
      'प्रार्थना (1).wav',
      'a.b.c.pdf',
      "it's & that; 100%.pdf",
      'می‌خواهم.pdf',
      '👨‍👩‍👧.pdf',
      'x',
    ]) {
      assert.equal(cleanFilename(name), name)
    }
  })

  it('has nothing left of paths, controls, tricks with the direction of writing, or reserved names', () => {
    const cleaned: Record<string, string> = {
      '../../etc/passwd.pdf': 'passwd.pdf',
      '..\\..\\windows\\guide.pdf': 'guide.pdf',
      '/root/guide.pdf': 'guide.pdf',
      'C:\\a.pdf': 'a.pdf',
      'a\0b\r\n\tc.pdf': 'abc.pdf',
      '\u202eFDP.exe': 'FDP.exe',
      'a\u2066\u200f\ufeff.pdf': 'a.pdf',
      '.htaccess': 'htaccess',
      '...pdf': 'pdf',
      '  a   b .pdf . ': 'a b .pdf',
      'a<b>:"c|d?*.pdf': 'a-b---c-d--.pdf',
      'CON.pdf': '_CON.pdf',
      lpt1: '_lpt1',
      'console.pdf': 'console.pdf',
      'e\u0301.pdf': 'é.pdf',
      '\ud800a.pdf': 'a.pdf',
      '': 'file',
      '..': 'file',
      'a/': 'file',
      ' ': 'file',
    }
    for (const [name, clean] of Object.entries(cleaned)) assert.equal(cleanFilename(name), clean, JSON.stringify(name))
  })

  it('is cut between whole characters, and keeps its ending', () => {
    assert.equal(cleanFilename(`${'a'.repeat(1000)}.pdf`), `${'a'.repeat(196)}.pdf`)
    assert.equal(cleanFilename(`${'👨‍👩‍👧'.repeat(100)}.mp3`), `${'👨‍👩‍👧'.repeat(10)}.mp3`)
    assert.equal(cleanFilename('祈'.repeat(500)), '祈'.repeat(66))
  })

  it('is a plain name of at most 200 bytes whatever was sent, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanFilename(name)
        assert.ok(clean.length > 0 && Buffer.byteLength(clean) <= 200)
        assert.doesNotMatch(clean, /[\p{Cc}/\\]|^\.|\.$/u)
        assert.equal(cleanFilename(clean), clean)
      }),
    )
  })
})
