import assert from 'node:assert/strict'
import { it } from 'node:test'
import { wordsOf } from '#words/languages.ts'
import { type MailContent, render as renderIn } from './layout.ts'

const render = (content: MailContent, language: 'en' | 'de' | 'es' | 'ar' = 'en') => renderIn(content, wordsOf(language))

const content: MailContent = {
  subject: 'Ann & Bob <3',
  masthead: 'Grace Church',
  name: 'Miriam',
  paragraphs: [
    'Ann has accepted your request. You are now a member of Young Adults, and see what the group posts, prays for and learns together.',
    { quote: 'Welcome <b>dear</b> "Miriam"!\nSee you on Friday.' },
  ],
  action: { label: 'Open the group', url: 'https://grace.example/groups/7?a=1&b=2' },
  footer: 'You get this because you asked to join a group.',
  unsubscribeUrl: 'https://grace.example/unsubscribe/abc',
}

it('writes plain text in lines of 72, with the links whole', () => {
  assert.equal(
    render(content).text,
    `Hello Miriam,

Ann has accepted your request. You are now a member of Young Adults, and
see what the group posts, prays for and learns together.

> Welcome <b>dear</b> "Miriam"!
> See you on Friday.

Open the group:
https://grace.example/groups/7?a=1&b=2

-- 
You get this because you asked to join a group.
Unsubscribe: https://grace.example/unsubscribe/abc
`,
  )
  const long = `https://grace.example/${'x'.repeat(100)}`
  assert.match(render({ subject: '', paragraphs: [`See ${long} now`] }).text, new RegExp(`^See\n${long}\nnow$`, 'm'))
})

it('shows what people wrote as they wrote it, never as HTML', () => {
  const hostile = `</p><script>alert(1)</script>"'&`
  const { html } = render({
    subject: hostile,
    masthead: hostile,
    name: hostile,
    paragraphs: [hostile, { quote: hostile }],
    action: { label: hostile, url: `https://grace.example/${hostile}` },
    footer: hostile,
  })
  assert.doesNotMatch(html, /<script|alert\(1\)<\/script>/)
  assert.equal(html.match(/&lt;\/p&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;&amp;/g)?.length, 7)
})

it('loads nothing from elsewhere, and links only where it says', () => {
  const { html } = render(content)
  assert.doesNotMatch(html, /<img|<link|src=|url\(|@import/)
  assert.deepEqual(
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    ['https://grace.example/groups/7?a=1&amp;b=2', 'https://grace.example/unsubscribe/abc'],
  )
})

it('lets mail programs unsubscribe with one click', () => {
  assert.deepEqual(render(content).headers, {
    'List-Unsubscribe': '<https://grace.example/unsubscribe/abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  assert.deepEqual(render({ ...content, unsubscribeUrl: undefined }).headers, {})
})

it('refuses links that are not to the web', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/groups/7', '']) {
    assert.throws(() => render({ ...content, action: { label: 'Open', url } }), /can't link/)
  }
  assert.throws(() => render({ ...content, unsubscribeUrl: 'mailto:a@b.org' }), /can't link/)
})

it('says its language and direction, and has words of its own in it', () => {
  for (const [language, dir, greeting, unsubscribe] of [
    ['de', 'ltr', 'Hallo Miriam!', 'E-Mails abbestellen'],
    ['es', 'ltr', 'Hola, Miriam:', 'No recibir más estos correos'],
    ['ar', 'rtl', 'مرحبًا \u2068Miriam\u2069،', 'إيقاف هذه الرسائل'],
  ] as const) {
    const { html, text } = render(content, language)
    assert.equal(html.split(`lang="${language}" dir="${dir}"`).length, 3, 'on the page, and again for webmail')
    assert.ok(html.includes(`>${greeting}</p>`) && html.includes(`>${unsubscribe}</a>`))
    assert.ok(text.startsWith(`${greeting}\n\n`) && text.includes(`\n${unsubscribe}: https://`))
  }
  assert.match(render({ ...content, name: undefined }, 'de').text, /^Hallo!\n/)
})

it('lets what a person wrote run in its own direction, and stands on no side of its own', () => {
  const { html } = render(content, 'ar')
  assert.match(html, /<blockquote [^>]*dir="auto"/)
  assert.doesNotMatch(html, /text-align: ?(left|right)|(margin|padding|border)-(left|right)/)
})
