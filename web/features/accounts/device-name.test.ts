import assert from 'node:assert/strict'
import { it } from 'node:test'
import { deviceName } from './device-name.ts'

it('names a browser and its system as people call them', () => {
  const named = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0':
      'Edge, Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1':
      'Safari, iPhone',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36':
      'Chrome, Android',
    'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0': 'Firefox, Linux',
    'curl/8.14.1': 'curl/8.14.1',
  }
  for (const [userAgent, name] of Object.entries(named)) assert.equal(deviceName(userAgent), name)
  assert.equal(deviceName(null), undefined)
  assert.equal(deviceName(''), undefined)
})
