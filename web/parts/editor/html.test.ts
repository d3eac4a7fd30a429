import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { sanitize } from '#platform/html/sanitize.ts'
import { treeOfHtml } from '#test/given-tree.ts'
import { htmlOf } from './html.ts'
import { element, type Piece } from './tree.ts'

const edited = (html: string) => htmlOf(treeOfHtml(html))

const link = 'rel="noopener noreferrer nofollow"'

it('writes what the service keeps just as it was', () => {
  for (const html of [
    `<h2>Day 1</h2><p>Read <a href="https://example.org/john/1?lang=en&amp;v=2" ${link}>John 1</a> <em>slowly</em>, <strong>twice</strong>.</p><hr /><p>Then be still.<br />Ten minutes.</p>`,
    '<blockquote><p>“Be still, and know that I am God.”</p><p><cite>Psalm 46:10</cite></p></blockquote>',
    '<ol start="3" reversed type="a"><li>Pray</li><li>Read<ul><li>Psalm 1</li><li>Psalm 2</li></ul></li></ol>',
    '<table><caption>Plan</caption><colgroup><col span="2" /></colgroup><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
    '<figure><img src="https://images.example/a.png" alt="A &quot;lamp&quot;" title="Psalm 119" width="640" height="480" /><figcaption>A lamp</figcaption></figure>',
    `<p><a href="http://example.org/" title="Home" target="_blank" ${link}>our page</a></p>`,
    '<p lang="he" dir="rtl">בְּרֵאשִׁית</p><p>太初有道 🙏🏽</p><p>one</p><p><br /></p><p>two</p>',
    '<dl><dt>Grace</dt><dd>What we did not earn</dd></dl><pre><code>if (a &lt; b &amp;&amp; b &gt; c) {}</code></pre>',
    '<p><span lang="la">Pater noster</span>, <q>said</q>, "quoted", <abbr title="Discipleship">DS</abbr></p><div>A line</div>',
  ]) {
    assert.equal(sanitize(html), html)
    assert.equal(edited(html), html)
  }
})

it('leaves out what browsers add while one writes', () => {
  for (const [shown, html] of [
    ['<p>One<br></p><p><br></p>', '<p>One</p>'],
    ['<p><span style="font-size: 1em">One</span> <font color="red">two</font></p>', '<p>One two</p>'],
    ['<p><br></p><p>One</p><p></p>', '<p>One</p>'],
    ['<ul><li>One</li><ul><li>Two</li></ul></ul>', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['<p></p>', ''],
    ['<p><b></b>One</p>', '<p>One</p>'],
    ['<h2 data-as="h1">One</h2>', '<h1>One</h1>'],
    ['<p><a href="javascript:alert(1)">One</a><img src="data:image/png;base64,AA"><script>x</script></p>', '<p>Onex</p>'],
    ['<p><img data-source="https://a.example/1.png" alt="A lamb"></p>', '<p><img src="https://a.example/1.png" alt="A lamb" /></p>'],
  ] as const)
    assert.equal(edited(shown), html)
})

it('ends a paragraph before a block, where a browser put one into it', () => {
  const list = element('ul', [element('li', ['Two'])])
  assert.equal(htmlOf([element('p', ['One', list, 'three'])]), '<p>One</p><ul><li>Two</li></ul><p>three</p>')
  assert.equal(htmlOf([element('p', [element('b', ['One', list])])]), '<p>One</p><ul><li>Two</li></ul>')
  assert.equal(htmlOf([element('p', [list])]), '<ul><li>Two</li></ul>')
})

it('writes whatever is in the box so that cleaning changes nothing', () => {
  const attributes = fc.constantFrom<Record<string, string>>(
    {},
    { href: 'https://a.example/?a=1&b="2"', src: 'https://a.example/1.png', style: 'color: red' },
    { lang: 'de', dir: 'auto', onclick: 'alert(1)', href: 'javascript:x', 'data-as': 'h1' },
  )
  const text = fc.constantFrom('a', ' ', '\u00a0', 'e\u0301', '\u0338', '<b>', '&amp;', '"')
  const blocks = fc.constantFrom(...'p div h1 h2 h4 blockquote pre figure center'.split(' '))
  const inlines = fc.constantFrom(...'b i span font script q'.split(' '))
  const leaf = fc
    .tuple(fc.constantFrom('a', 'br', 'hr', 'img'), attributes)
    .map(([name, given]) => element(name, name === 'a' ? ['a'] : [], given))
  const { piece } = fc.letrec<{ piece: Piece; tree: Piece[]; list: Piece }>((tie) => ({
    tree: fc.array(tie('piece'), { maxLength: 4 }),
    piece: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'tree' },
      text,
      leaf,
      tie('list'),
      fc.tuple(fc.oneof(blocks, inlines), tie('tree'), attributes).map((made) => element(...made)),
    ),
    list: fc
      .tuple(
        fc.constantFrom('ul', 'ol'),
        fc.array(
          fc.oneof(
            { maxDepth: 4, depthIdentifier: 'tree' },
            text,
            tie('list'),
            tie('tree').map((tree) => element('li', tree)),
          ),
          { maxLength: 3 },
        ),
      )
      .map((made) => element(...made)),
  }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (tree) => {
      const html = htmlOf(tree)
      assert.equal(sanitize(html), html)
      assert.equal(edited(html), html)
    }),
    { numRuns: 2000 },
  )
})
