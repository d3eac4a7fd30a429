// The sounds that tests and the demo use are real: a browser plays them, and finds them as long as they were made.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { aacBytes, m4aBytes, mp3Bytes, oggBytes, wavBytes } from '#test/given-files.ts'
import { openBrowser } from './browser.ts'

it('A browser decodes the sounds that are made here', async (t) => {
  const { context, close } = await openBrowser()
  t.after(close)
  const page = await context.newPage()
  const sounds = {
    mp3: mp3Bytes(3),
    'tagged mp3': mp3Bytes(3, { id3: true }),
    wav: wavBytes(3),
    m4a: m4aBytes(3),
    aac: aacBytes(3),
    ogg: oggBytes(3),
  }
  for (const [name, bytes] of Object.entries(sounds)) {
    const seconds = await page.evaluate(async (base64) => {
      const { buffer } = Uint8Array.fromBase64(base64)
      return (await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(buffer)).duration
    }, bytes.toString('base64'))
    assert.ok(Math.abs(seconds - 3) < 0.1, `${name}: ${seconds} seconds`)
  }
})
