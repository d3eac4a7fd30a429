// What people may write as HTML: structure, links, images, tables, lists and quotes. What could run, load, style or disguise is taken out.
import { createRequire } from 'node:module'
import { Parser } from 'htmlparser2'
import type { IOptions } from 'sanitize-html'
import { hasTooManyMarks, isInvisible } from '../typed-text.ts'
import type { CleaningFault } from './cleaning.ts'

const require = createRequire(import.meta.url)
/** Loaded with the first HTML: most requests have none. */
const sanitizeHtml = (html: string, options: IOptions) => (require('sanitize-html') as typeof import('sanitize-html'))(html, options)

const words = (text: string) => text.split(' ')

const blocks = words(
  'h1 h2 h3 h4 h5 h6 p div section article blockquote pre hr figure figcaption ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td',
)
const inlines = words('a abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup u var wbr')

/** Removed with their content: it is not text for readers, and browsers don't agree on where it ends. */
const droppedWithContent = words(
  'script style textarea option select xmp noscript noembed noframes iframe frameset object embed applet template title svg math plaintext',
)

/** Block elements that are replaced by allowed ones, so that their text stays on lines of its own. */
const otherBlocks = new Map([
  ...words('address aside center details dialog fieldset footer form header hgroup legend main marquee nav search summary').map(
    (name) => [name, 'div'] as const,
  ),
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['listing', 'pre'],
])
/** Removed with their text; a line break takes their place. */
const goneBlocks = words('frameset noframes plaintext xmp')
const otherBlockTags = new RegExp(`(</?)(${[...otherBlocks.keys(), ...goneBlocks].join('|')})(?=[\\s/>])`, 'gi')
/** Renamed as they are written, so that the parser closes what each of them closes. */
const withKnownBlocks = (html: string) =>
  html.replace(otherBlockTags, (tag, opening: string, name: string) => {
    const other = otherBlocks.get(name.toLowerCase())
    return other ? opening + other : opening === '<' ? `<br>${tag}` : tag
  })

/** More than an article needs, and less than browsers take. All that fits into 100,000 characters of clean HTML is within. */
export const MAX_DEPTH = 100
export const MAX_ELEMENTS = 20_000

const policy: IOptions = {
  allowedTags: [...blocks, ...inlines],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    abbr: ['title'],
    ol: ['start', 'reversed', 'type'],
    col: ['span'],
    colgroup: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  nonTextTags: droppedWithContent,
  nestingLimit: MAX_DEPTH,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, title, target, rel: _, ...others }) => ({
      tagName,
      attribs: {
        ...(isAddress(href, linkProtocols) && { href }),
        ...(title && { title }),
        ...(target === '_blank' && { target }),
        rel: 'noopener noreferrer nofollow',
        ...others,
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !isAddress(attribs.src, imageProtocols)
    return tag === 'a' && !attribs.href ? 'excludeTag' : false
  },
}

const linkProtocols = ['http:', 'https:', 'mailto:']
const imageProtocols = ['https:']

/** An absolute URL, as a browser would parse it: a relative one would point into whichever site shows the text. */
function isAddress(text: string | undefined, protocols: string[]): boolean {
  return text !== undefined && protocols.includes(URL.parse(text)?.protocol ?? '')
}

/**
 * HTML as it may be stored and shown to others. Links are `http`, `https` or `mailto`, get `rel="noopener noreferrer nofollow"`, and keep
 * a `target` of `_blank` only; images come over `https`. What isn't allowed is removed. Sanitising again changes nothing.
 * Slow: input of requests is sanitised in a thread (cleaning.ts).
 */
export function sanitize(html: string): string {
  const clean = cleanedOnce(html)
  return tagNames(html).every((name) => kept.has(name)) ? clean : cleanedOnce(clean)
}

const cleanedOnce = (html: string) => composed(sanitizeHtml(withKnownBlocks(html), policy)).trim()
/** What is taken out hides from the parser what it parts: `<p><body><p>` leaves a paragraph in a paragraph, which the next reading would part. */
const kept = new Set([...blocks, ...inlines])
const tagNames = (html: string) => Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name]) => name!.toLowerCase())

/**
 * In NFC, each text for itself: a U+0338 among the marks behind a tag would make another sign of its `>`, and is dropped. Not where
 * composing would take for ever.
 */
const composed = (clean: string) =>
  hasTooManyMarks(clean)
    ? clean
    : clean.replace(/>\p{M}+/gu, (marks) => marks.replaceAll('\u0338', '')).replace(/[^<>]+/g, (text) => text.normalize('NFC'))

/** Why some HTML is refused: the parser's time is quadratic in the number of open elements. */
export function htmlTooComplex(html: string): CleaningFault | undefined {
  let depth = 0
  let deepest = 0
  let elements = 0
  const parser = new Parser({
    onopentagname() {
      elements++
      deepest = Math.max(deepest, ++depth)
      if (deepest > MAX_DEPTH || elements > MAX_ELEMENTS) parser.pause()
    },
    onclosetag: () => depth--,
  })
  parser.write(withKnownBlocks(html))
  if (deepest > MAX_DEPTH) return { rule: 'max_depth', max: MAX_DEPTH }
  if (elements > MAX_ELEMENTS) return { rule: 'max_elements', max: MAX_ELEMENTS }
  return undefined
}

/** Tags that separate words. */
const blockTags = new RegExp(`</?(?:${[...blocks, 'br'].join('|')})(?![a-z0-9])[^>]*>`, 'g')
const textPolicy: IOptions = { allowedTags: [...blocks, 'br'], allowedAttributes: {}, nonTextTags: droppedWithContent }

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const onOneLine = (text: string) => unescaped(text.replace(/\s+/g, ' ').trim())

/** The text of some HTML on one line, for excerpts and e-mails. It is text: to be escaped wherever it becomes HTML again. */
export const plainText = (html: string): string => onOneLine(sanitizeHtml(withKnownBlocks(html), textPolicy).replace(blockTags, ' '))

/** Its paragraphs, as texts with empty lines between them. */
export const paragraphsOf = (html: string): string =>
  sanitizeHtml(withKnownBlocks(html), textPolicy)
    .replaceAll('<br />', ' ')
    .split(new RegExp(`${blockTags.source}|\\n\\s*\\n`))
    .map(onOneLine)
    .filter(Boolean)
    .join('\n\n')

/** Whether a reader sees nothing of it: no text and no picture. */
export const isEmptyHtml = (clean: string): boolean => !clean.includes('<img ') && isInvisible(plainText(clean))
