import assert from 'node:assert/strict'
import { it } from 'node:test'
import { linkForeignPictures } from './foreign-pictures.ts'
import { sanitize } from './sanitize.ts'

const ours = (address: string) => address.startsWith('https://ours.example/media/')
const link = (html: string, most = 1000) => linkForeignPictures(sanitize(html), ours, most)
const rel = 'rel="noopener noreferrer nofollow"'

it('makes a link of each picture that lies elsewhere, with its name or its host', () => {
  for (const [html, expected] of [
    ['<p>See <img src="https://spy.example/a.png?b=1&amp;c=2" alt="A &gt; &quot;lamb&quot;"></p>', 'A &gt; &quot;lamb&quot;'],
    ['<p>See <img alt="" src="https://spy.example/a.png?b=1&amp;c=2"></p>', 'spy.example'],
  ] as const)
    assert.equal(link(html), `<p>See <a href="https://spy.example/a.png?b=1&amp;c=2" ${rel}>${expected}</a></p>`)
  assert.doesNotMatch(link('<img src=https://a.example/1><p>x</p><IMG SRC="HTTPS://b.example/2" width=1>'), /<img/)
})

it('keeps ours, and puts no link into a link', () => {
  const kept = '<p><img src="https://ours.example/media/a.webp" alt="Ours" /></p>'
  assert.equal(link(kept), kept)
  assert.equal(
    link('<a href="https://x.example/">go <b><img src="https://spy.example/a.png"></b></a> and <img src="https://spy.example/b.png">'),
    `<a href="https://x.example/" ${rel}>go <b>spy.example</b></a> and <a href="https://spy.example/b.png" ${rel}>spy.example</a>`,
  )
})

it('is clean, changes nothing the second time, and is never too long', () => {
  const pictures = '<p>Pray<img src="https://spy.example/a.png" alt="lamb"></p>'.repeat(50)
  for (const most of [100_000, 4000, sanitize(pictures).length, 100]) {
    const linked = link(pictures, most)
    assert.ok(linked.length <= Math.max(most, sanitize(pictures).length))
    assert.doesNotMatch(linked, /<img/)
    assert.equal(sanitize(linked), linked)
    assert.equal(linkForeignPictures(linked, ours, most), linked)
  }
})
