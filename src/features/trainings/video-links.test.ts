import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isVideoLink } from './video-links.ts'

const taken = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?v=a',
  'https://m.youtube.com/watch?v=a',
  'https://youtu.be/a',
  'https://www.youtube-nocookie.com/embed/a',
  'https://vimeo.com/1',
  'https://player.vimeo.com/video/1',
  'https://www.dailymotion.com/video/a',
  'https://dai.ly/a',
  'https://wistia.com/a',
  'https://church.wistia.com/medias/a',
  'https://fast.wistia.net/embed/iframe/a',
  'HTTPS://WWW.YouTube.com/watch?v=a',
]
const refused = [
  'http://www.youtube.com/watch?v=a',
  'youtube.com/a',
  '//youtube.com/a',
  'https:youtube.com/a',
  'https:///youtube.com/a',
  'https://youtube.com.evil.example/a',
  'https://evilyoutube.com/a',
  'https://evil.example/youtube.com',
  'https://evil.example/?u=https://youtube.com/a',
  'https://evil.example#youtube.com',
  'https://youtube.com@evil.example/a',
  'https://user@youtube.com/a',
  'https://user:secret@youtube.com/a',
  'https://youtube.com:443/a',
  'https://youtube.com:8443/a',
  'https://youtube.com./a',
  'https://youtube.com\\@evil.example/a',
  'https://youtube.com\\.evil.example/a',
  'https:\\\\youtube.com/a',
  'https://you\ttube.com/a',
  'https://youtube.com/a\nb',
  'https://ｙoutube.com/a',
  'https://%79outube.com/a',
  'https://gaming.youtube.com/a',
  'https://evilwistia.com/a',
  'https://a.b.wistia.com/a',
  'https://wistia.com.evil.example/a',
  'javascript:alert("youtube.com")',
  'data:text/html,youtube.com',
  'https://',
]

it('takes videos of the four platforms', () => {
  for (const link of taken) assert.equal(isVideoLink(link), true, link)
})

it('takes nothing that only looks like it', () => {
  for (const link of refused) assert.equal(isVideoLink(link), false, link)
})
