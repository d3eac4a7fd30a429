import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { sql } from '#platform/db/database.ts'
import { plainText, sanitize } from '#platform/html/sanitize.ts'
import { startApp } from '#test/app.ts'
import { xssForms } from '#test/xss-forms.ts'

const { db } = (await startApp()).services
const beginningsOf = async (texts: string[]) =>
  (await db.many<{ beginning: string }>(sql`select beginning_of(html) as beginning from unnest(${texts}::text[]) html`)).map(
    ({ beginning }) => beginning,
  )

const tags =
  'a abbr article b bdi blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead tr u ul var wbr'.split(
    ' ',
  )
const spaces = ['\n', '\t', '\f', '\u00a0', '\u1680', '\u2003', '\u2028', '\u2029', '\u202f', '\u205f', '\u3000', '\ufeff']

it('the beginning of a text is what the text says', async () => {
  const forms = [
    ...xssForms,
    ...tags.map((tag) => `one<${tag}>two</${tag}>three <${tag} lang="en">four`),
    ...spaces.map((space) => `${space}a${space} ${space}b&nbsp;c${space}`),
    'a &lt;b&gt; &amp;amp;lt; &amp; c',
    '',
  ]
  const short = forms.map(sanitize).filter((html) => plainText(html).length <= 200 && !html.includes('\0')) // which PostgreSQL has no text for
  assert.ok(short.length > forms.length * 0.9)
  assert.deepEqual(await beginningsOf(short), short.map(plainText))
})

it('a long one ends with a whole word, or where there is none within 200 characters', async () => {
  const [words, one, just, over] = await beginningsOf([
    'word '.repeat(100),
    'x'.repeat(201),
    'x'.repeat(200),
    `${'🙏'.repeat(199)} amen and amen`,
  ])
  assert.equal(words, `${'word '.repeat(39)}word …`)
  assert.equal(one, `${'x'.repeat(200)} …`)
  assert.equal(just, 'x'.repeat(200))
  assert.equal(over, `${'🙏'.repeat(199)} …`)
})

it('of any HTML it is the text of the first 2,000 characters, without what is cut there', async () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    `<a href="https://a.example/${'x'.repeat(180)}">`,
    '</a>',
    ' w ',
    'a&lt;b',
    '&amp;',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 300, size: 'max' }), async (pieces) => {
      const html = sanitize(pieces.join(''))
      const text = plainText(html.slice(0, 2_000).replace(/(<[^>]*|&[a-z]*)$/, ''))
      const start = text.slice(0, 200)
      const expected = text.length > 200 ? `${start.slice(0, start.lastIndexOf(' ') < 1 ? 200 : start.lastIndexOf(' '))} …` : text
      assert.deepEqual(await beginningsOf([html]), [expected])
    }),
    { numRuns: 200 },
  )
})

it('of an escape or a tag that is cut nothing is left, wherever that is', async () => {
  const lengths = Array.from({ length: 150 }, (_, n) => 1_850 + n)
  const htmls = lengths.map((length) => sanitize(`<a href="https://a.example/${'x'.repeat(length)}">Fish &amp; chips</a>`))
  const beginnings = new Set(await beginningsOf(htmls))
  assert.ok(beginnings.size > 10)
  for (const beginning of beginnings) assert.ok('Fish & chips'.startsWith(beginning), beginning)
})
