import assert from 'node:assert/strict'
import { it } from 'node:test'
import { videoAt } from './video.ts'

for (const [address, platform, frame] of [
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c', 'Vimeo', 'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=ab', 'Vimeo', 'https://player.vimeo.com/video/76979871?h=ab&dnt=1'],
  ['https://www.dailymotion.com/video/x8abcd_a-title', 'Dailymotion', 'https://geo.dailymotion.com/player.html?video=x8abcd'],
  ['https://dai.ly/x8abcd', 'Dailymotion', 'https://geo.dailymotion.com/player.html?video=x8abcd'],
  ['https://church.wistia.com/medias/ab12cd34ef', 'Wistia', 'https://fast.wistia.net/embed/iframe/ab12cd34ef'],
  ['https://fast.wistia.net/embed/iframe/ab12cd34ef', 'Wistia', 'https://fast.wistia.net/embed/iframe/ab12cd34ef'],
] as const)
  it(`shows ${address} in a frame of ${platform}`, () => assert.deepEqual(videoAt(address), { platform, frame }))

it('names the platform of an address that is no single video', () => {
  assert.deepEqual(videoAt('https://www.youtube.com/@church'), { platform: 'YouTube', frame: undefined })
  assert.deepEqual(videoAt('https://vimeo.com/channels/church'), { platform: 'Vimeo', frame: undefined })
})

it('takes no look-alike', () => {
  for (const address of ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'https://notvimeo.com/1', 'http://vimeo.com/1', 'nothing'])
    assert.equal(videoAt(address), undefined)
})
