// What people may write as HTML: structure, links, images, tables, lists and quotes. What could run, load, style or disguise is taken out.
import { createRequire } from 'node:module'
import type { IOptions } from 'sanitize-html'

const require = createRequire(import.meta.url)
/** Loaded with the first HTML: most of what is asked has none. */
const sanitizeHtml = (html: string, options: IOptions) => (require('sanitize-html') as typeof import('sanitize-html'))(html, options)

const words = (text: string) => text.split(' ')

const blocks = words(
  'h1 h2 h3 h4 h5 h6 p div section article blockquote pre hr figure figcaption ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td',
)
const inlines = words('a abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup u var wbr')

/** Of these nothing is kept, not even the text: for a reader it is no text, and browsers don't agree on where it ends. */
const droppedWithContent = words(
  'script style textarea option select xmp noscript noembed noframes iframe frameset object embed applet template title svg math plaintext',
)

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
  // Far more than an article needs, and less than browsers take; deeper elements go, their text stays.
  nestingLimit: 100,
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

/** A whole address, as a browser would read it: nothing relative, which would lead into whatever site shows the text. */
function isAddress(text: string | undefined, protocols: string[]): boolean {
  return text !== undefined && protocols.includes(URL.parse(text)?.protocol ?? '')
}

/**
 * HTML as it may be stored and shown to others. Links are `http`, `https` or `mailto`, get `rel="noopener noreferrer nofollow"`, and keep
 * a `target` of `_blank` only; images come over `https`. What isn't allowed is simply gone. Sanitising again changes nothing.
 */
export const sanitize = (html: string): string => sanitizeHtml(html, policy)

const blockTags = new RegExp(`</?(?:${[...blocks, 'br'].join('|')})(?![a-z0-9])[^>]*>`, 'g')

/** The text of some HTML on one line, for excerpts and e-mails. It is text: to be escaped wherever it becomes HTML again. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [...blocks, 'br'], allowedAttributes: {}, nonTextTags: droppedWithContent })
    .replace(blockTags, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
