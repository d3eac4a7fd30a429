import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { xssForms } from '#test/xss-forms.ts'
import { htmlTooComplex, isEmptyHtml, MAX_DEPTH, MAX_ELEMENTS, paragraphsOf, plainText, sanitize } from './sanitize.ts'

/** Written down once more, so that a change of the policy is seen here too. */
const allowed: Record<string, string[]> = {
  a: ['href', 'rel', 'target', 'title'],
  abbr: ['title'],
  col: ['span'],
  colgroup: ['span'],
  img: ['alt', 'height', 'src', 'title', 'width'],
  ol: ['reversed', 'start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}
const plain =
  'article b blockquote br caption cite code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark p pre q s samp section small span strong sub sup table tbody tfoot thead tr u ul var wbr'
for (const tag of plain.split(' ')) allowed[tag] = []

/** Reads HTML as a parser does, and fails on anything in it that is not allowed. */
function assertHarmless(html: string) {
  const parser = new Parser({
    onopentag(tag, attributes) {
      assert.ok(Object.hasOwn(allowed, tag), `<${tag}> in ${html}`)
      for (const name of Object.keys(attributes))
        assert.ok([...allowed[tag]!, 'lang', 'dir'].includes(name), `${name} of <${tag}> in ${html}`)
      const { href, src, rel, target } = attributes
      if (tag === 'a') {
        assert.ok(['http:', 'https:', 'mailto:'].includes(new URL(href!).protocol), html)
        assert.equal(rel, 'noopener noreferrer nofollow')
        assert.ok(target === undefined || target === '_blank')
      }
      if (tag === 'img') assert.equal(new URL(src!).protocol, 'https:')
    },
    oncomment: () => assert.fail(`a comment in ${html}`),
    onprocessinginstruction: () => assert.fail(`an instruction in ${html}`),
  })
  parser.end(html)
}

describe('Forms of cross-site scripting', () => {
  it('are at least three hundred, each its own', () => {
    assert.equal(new Set(xssForms).size, xssForms.length)
    assert.ok(xssForms.length >= 300)
  })

  it('leave only what is allowed, alone and within an article', () => {
    for (const form of xssForms) {
      for (const written of [
        form,
        `<p>Before</p>${form}<p>after</p>`,
        `<table><tr><td>${form}</td></tr></table>`,
        `<a href="https://example.org/">${form}</a>`,
      ]) {
        assertHarmless(sanitize(written))
      }
    }
  })

  it('are gone the first time: a second time changes nothing', () => {
    for (const form of xssForms) assert.equal(sanitize(sanitize(form)), sanitize(form), form)
  })

  it('part what they stood between at once, so that a second time changes nothing', () => {
    for (const gone of ['body', 'math', 'math><mtext', 'custom-element', 'svg'])
      for (const block of ['p', 'table', 'ul']) {
        const clean = sanitize(`<p><${gone}><${block}>`)
        assert.equal(sanitize(clean), clean, `${gone} ${block}`)
      }
  })

  it('are text in an excerpt, in which no element is left', () => {
    for (const form of xssForms) assert.equal(plainText(form), plainText(sanitize(form)), form)
  })

  it('stay harmless when they are mixed and cut at any place', () => {
    const mixed = fc.array(fc.tuple(fc.constantFrom(...xssForms), fc.nat(80), fc.nat(80)), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(mixed, (pieces) => {
        const clean = sanitize(pieces.map(([form, from, length]) => form.slice(from % form.length, (from % form.length) + length)).join(''))
        assertHarmless(clean)
        assert.equal(sanitize(clean), clean)
      }),
      { numRuns: 500 },
    )
  })
})

describe('What people write', () => {
  const link = 'rel="noopener noreferrer nofollow"'
  const unchanged = [
    '<h2>Day 1: Listening</h2><p>Read <a href="https://example.org/john/1?lang=en&amp;v=2" ' +
      link +
      '>John 1</a> <em>slowly</em>, <strong>twice</strong>.</p><hr /><p>Then be still.<br />Ten minutes.</p>',
    '<blockquote><p>“Be still, and know that I am God.”</p><p><cite>Psalm 46:10</cite></p></blockquote>',
    '<ol start="3" type="a" reversed><li>Pray</li><li>Read<ul><li>Psalm 1</li><li>Psalm 2</li></ul></li></ol>',
    '<table><caption>Plan</caption><colgroup><col span="2" /></colgroup><thead><tr><th scope="col">Day</th><th scope="col">Text</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>Mark 1</td></tr><tr><td>Mark 2</td></tr></tbody><tfoot><tr><td colspan="2">Rest</td></tr></tfoot></table>',
    '<figure><img src="https://images.example/a.png" alt="A lamp" title="Psalm 119" width="640" height="480" /><figcaption>A lamp to my feet</figcaption></figure>',
    '<img src="https://images.example/a.png" alt="" />',
    '<p>Write to <a href="mailto:pastor@example.org?subject=Question%201" ' +
      link +
      '>the pastor</a> or see <a href="http://example.org/" title="Home" target="_blank" ' +
      link +
      '>our page</a>.</p>',
    '<p lang="he" dir="rtl">בְּרֵאשִׁית</p><p lang="ar" dir="rtl">في البدء</p><p>太初有道 🙏🏽 👨‍👩‍👧</p>',
    '<dl><dt>Grace</dt><dd>What we did not earn</dd></dl><pre><code>if (a &lt; b &amp;&amp; b &gt; c) {}</code></pre>',
    '<p>H<sub>2</sub>O, x<sup>2</sup>, <del>old</del> <ins>new</ins>, <mark>this</mark>, <kbd>Esc</kbd>, <abbr title="Discipleship">DS</abbr>, <q>said</q>, <small>small</small>, <u>u</u>, <s>s</s></p>',
    'Plain text, with 1 &lt; 2 &amp; 3 &gt; 2, "quotes" and \'more\'.\n\nAnd a new line.',
    '<section><article><div><span>nested</span></div></article></section>',
    '',
  ]
  it('comes back byte for byte: headings, quotes, lists, tables, pictures, links, scripts of the world', () => {
    for (const html of unchanged) {
      assert.equal(sanitize(html), html)
      assertHarmless(sanitize(html))
    }
  })

  it('comes back with the same meaning where it was written loosely', () => {
    const loose: Record<string, string> = {
      '<P>One<p>Two': '<p>One</p><p>Two</p>',
      '<ul><li>a<li>b</ul>': '<ul><li>a</li><li>b</li></ul>',
      '<br><hr>': '<br /><hr />',
      '<p class="x" id="y" style="color:red">a</p>': '<p>a</p>',
      'Fish & chips, 1 < 2': 'Fish &amp; chips, 1 &lt; 2',
      '&eacute;&nbsp;&#x2764;': 'é\u00a0❤',
      '<font color="red"><center>a</center></font>': '<div>a</div>',
      '<p>open <b>bold': '<p>open <b>bold</b></p>',
      '<a href="/here">a</a> <a name="x">b</a> <a>c</a>': 'a b c',
      '<a href="https://example.org/" target="_self" rel="opener">a</a>': `<a href="https://example.org/" ${link}>a</a>`,
      '<img src="http://example.org/a.png"><img src="a.png"><img>': '',
    }
    for (const [written, kept] of Object.entries(loose)) assert.equal(sanitize(written), kept)
  })

  it('keeps a break where a block stood, so that no verse runs into the next', () => {
    const blocks: Record<string, string> = {
      '<center>Psalm 23</center><center>1-3</center>': '<div>Psalm 23</div><div>1-3</div>',
      '<header>Psalm 23</header><main>1 The Lord</main>': '<div>Psalm 23</div><div>1 The Lord</div>',
      '<details><summary>John 3</summary>16 For God</details>': '<div><div>John 3</div>16 For God</div>',
      '<ADDRESS\n class=x>Main St 1</ADDRESS><address>2nd floor</address>': '<div>Main St 1</div><div>2nd floor</div>',
      '<form><fieldset><legend>a</legend>b</fieldset></form>': '<div><div><div>a</div>b</div></div>',
      '<menu><li>a<li>b</menu>': '<ul><li>a</li><li>b</li></ul>',
      '<p>a<center>b</center>': '<p>a</p><div>b</div>',
      'a<xmp>x</xmp>b': 'a<br />b',
      '<centered>a</centered><mainly>b</mainly>': 'ab',
    }
    for (const [written, kept] of Object.entries(blocks)) {
      assert.equal(sanitize(written), kept)
      assert.equal(sanitize(kept), kept)
    }
    for (const name of 'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h6 header hgroup legend li listing main marquee menu nav ol p pre search section summary ul'.split(
      ' ',
    )) {
      const html = `Psalm 23<${name}>1-3</${name}>4`
      for (const text of [plainText(html), plainText(sanitize(html))]) assert.equal(text, 'Psalm 23 1-3 4', name)
      assert.equal(paragraphsOf(sanitize(html)), 'Psalm 23\n\n1-3\n\n4', name)
    }
  })

  it('is composed when it is stored, so that composing it again makes nothing else of it', () => {
    const forms = [
      'e&#x301;',
      '<b>&#x338; onclick=alert(1) x="</b>',
      '<i>\u0338\u0338a</i>',
      '<img alt="e&#x301;" src="https://a.example/">',
      'a&lt;&#x338;b',
    ]
    for (const form of forms) {
      const clean = sanitize(form)
      assert.equal(clean, clean.normalize('NFC'))
      assert.equal(sanitize(clean.normalize('NFC')), clean)
      assertHarmless(clean.normalize('NFC'))
    }
  })

  it('can be saved again as it was read, with any marks, spaces and escapes in it', () => {
    const piece = fc.constantFrom(
      '<b>',
      '</b>',
      '<p>',
      '<center>',
      '\u0338',
      '&#x338;',
      '&#x301;',
      'e',
      '&lt;',
      '<br>',
      ' ',
      '\u00a0',
      '<a href="https://a.example/?a=1&amp;b=e&#x301;">',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = sanitize(pieces.join(''))
        assert.equal(sanitize(clean.trim().normalize('NFC')), clean)
      }),
      { numRuns: 500 },
    )
  })

  it('is not even cleaned where it holds too much: the parser stops there', () => {
    assert.equal(htmlTooComplex('<b>'.repeat(MAX_DEPTH)), undefined)
    assert.deepEqual(htmlTooComplex('<b>'.repeat(MAX_DEPTH + 1)), { rule: 'max_depth', max: MAX_DEPTH })
    assert.deepEqual(htmlTooComplex('<b>'.repeat(300_000)), { rule: 'max_depth', max: MAX_DEPTH })
    assert.equal(htmlTooComplex('<br>'.repeat(MAX_ELEMENTS)), undefined)
    assert.deepEqual(htmlTooComplex('<br>'.repeat(MAX_ELEMENTS + 1)), { rule: 'max_elements', max: MAX_ELEMENTS })
    // The most that fits into the longest text that is stored.
    assert.equal(htmlTooComplex(sanitize('<hr>'.repeat(16_666))), undefined)
  })

  it('is empty where a reader sees nothing', () => {
    for (const html of ['', '<p></p>', '<p>\u200b<br /></p>', '<table><tr><td> </td></tr></table>', '<hr />'])
      assert.equal(isEmptyHtml(html), true, html)
    for (const html of ['a', '<p>0</p>', '<img src="https://a.example/a.png" />', '&lt;']) assert.equal(isEmptyHtml(html), false, html)
  })

  it('may be long or nested without end, and costs time in proportion', () => {
    const pieces = [
      '<',
      '<div>',
      '<a href=x>',
      '<iframe>',
      '<noscript>',
      '<svg>',
      '&',
      '<table><td>',
      '</p>',
      '<!--',
      '<b x="',
      '<script>',
      '<a href="https://example.org/">',
    ]
    for (const piece of pieces) {
      const clean = sanitize(piece.repeat(100_000 / piece.length))
      assert.ok((clean.match(/<(?!\/)/g) ?? []).length <= 25_000)
      assertHarmless(clean)
    }
  })
})

describe('An excerpt', () => {
  it('is the text on one line, with a blank where a block or a line ended', () => {
    const texts: Record<string, string> = {
      '<h1>One</h1><p>two<br>three <b>fo</b>ur</p><ul><li>a</li><li>b</li></ul>': 'One two three four a b',
      'a &lt;b&gt; &amp;amp; c': 'a <b> &amp; c',
      '<p>“Fish” &amp;\n\n chips&nbsp;…</p>': '“Fish” & chips …',
      '<script>x</script><style>y</style>z<img src="https://a.example/" alt="w">': 'z',
      '<table><tr><td>1</td><td>2</td></tr></table>': '1 2',
      '': '',
    }
    for (const [html, text] of Object.entries(texts)) assert.equal(plainText(html), text)
  })
})
