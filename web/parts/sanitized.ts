// The only place where text becomes elements. It is read into a document of its own, where nothing loads and nothing runs.

export const elsewhere = document.implementation.createHTMLDocument('')
/** Passes what the service sanitized, what is only read in that document, and what was written anew from such a reading (editor/html.ts). */
const policy = window.trustedTypes?.createPolicy('sanitized', { createHTML: (html) => html })
const passed = (html: string) => (policy?.createHTML(html) ?? html) as string

const tags =
  'p div section article blockquote pre hr figure figcaption ul li dl dt dd table caption thead tbody tfoot tr h1 h2 h3 h4 h5 h6 ' +
  'b br cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr'
/** The same elements and attributes that the service lets through. */
const allowed = {
  elements: [
    ...tags.split(' '),
    { name: 'a', attributes: ['href', 'title', 'target', 'rel'] },
    { name: 'img', attributes: ['src', 'alt', 'title', 'width', 'height'] },
    { name: 'abbr', attributes: ['title'] },
    { name: 'ol', attributes: ['start', 'reversed', 'type'] },
    { name: 'col', attributes: ['span'] },
    { name: 'colgroup', attributes: ['span'] },
    { name: 'th', attributes: ['colspan', 'rowspan', 'scope'] },
    { name: 'td', attributes: ['colspan', 'rowspan'] },
  ],
  attributes: ['lang', 'dir'],
}

type Sanitizing = HTMLElement & { setHTML?: (html: string, options: { sanitizer: object }) => void }

function read(html: string, sanitizer: object): HTMLElement {
  const text: Sanitizing = elsewhere.createElement('div')
  if (text.setHTML) text.setHTML(html, { sanitizer })
  else text.innerHTML = passed(html)
  return text
}

/** HTML that the service sanitized before it was stored. */
export const parsed = (html: string): HTMLElement => read(html, allowed)

/** What would be looked at or asked for, even where nothing is shown. Looks are read by their new name. */
const lively = /([\s"'/])(style|src|srcset|on\w+)(?=\s*=)/gi
/** HTML of a clipboard, to be looked at and never shown: whoever reads it takes what they know, and leaves the rest. */
export const parsedToRead = (html: string): HTMLElement =>
  read(
    html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(lively, '$1data-$2')),
    {},
  )

/** Puts HTML that was written from a tree where one writes, so that it can be undone like what was typed. */
export function insertWritten(html: string): void {
  document.execCommand('insertHTML', false, passed(html))
}
