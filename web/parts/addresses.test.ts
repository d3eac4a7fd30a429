import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hostOf, ownPath } from './addresses.ts'

const here = 'https://church.example'
const file = `/media/${'0a'.repeat(20)}.png`

it('takes the service’s own files from here, whatever address it is known by', () => {
  assert.equal(ownPath(`${here}${file}`, here), file)
  assert.equal(ownPath(`https://old-name.example${file}`, here), file)
  assert.equal(ownPath('/avatars/3?size=96', here), '/avatars/3?size=96')
})

it('takes nothing from elsewhere', () => {
  for (const address of ['https://images.example/a.png', 'https://images.example/media/a.png', '//images.example/a.png', 'https://['])
    assert.equal(ownPath(address, here), undefined)
})

it('names the host that a link leads to', () => {
  assert.equal(hostOf('https://www.youtube.com/watch?v=1'), 'youtube.com')
  assert.equal(hostOf('no address'), 'no address')
})
