// Writes a tree as the HTML that the service keeps, so that its cleaning changes nothing of it: what is in the box is what is stored.
import { type Element, element, isBlank, isBlock, isElement, isList, type Piece } from './tree.ts'

const inlines = new Set('a abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '))
const ofAll = ['lang', 'dir']
const own: Record<string, readonly string[]> = {
  a: ['href', 'title', 'target'],
  abbr: ['title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'reversed', 'type'],
  col: ['span'],
  colgroup: ['span'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}
const empty = new Set(['br', 'hr', 'img', 'col', 'wbr'])

export function htmlOf(tree: readonly Piece[]): string {
  const pieces = trimmed(kept(tree))
  const html = allWritten(pieces).trim()
  return html.replace(/>\p{M}+/gu, withoutStrokes)
}

/** As the service does: such a mark would make another sign of the bracket before it. */
const withoutStrokes = (text: string) => text.replaceAll('\u0338', '')
const withoutStroke = (text: string) => text.replace(/^\p{M}+/u, withoutStrokes)

/** The pieces that are kept, each where it may stand; what is not kept leaves its words. */
const kept = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => (isElement(piece) ? keptElement(piece) : withoutStroke(piece) || []))

function keptElement({ name: given, attributes, children }: Element): Piece[] {
  const name = attributes['data-as'] ?? given
  const inside = kept(children)
  const piece = (pieces: readonly Piece[]) => element(name, pieces, keptAttributes(name, attributes))
  if (empty.has(name)) return name === 'img' && !addressOf(attributes['data-source'] ?? attributes['src'], ['https:']) ? [] : [piece([])]
  // A list within a list belongs to the item before it.
  if (name === 'ul' || name === 'ol') {
    const list = items(inside)
    return list.length === 0 ? [] : [piece(list)]
  }
  if (inlines.has(name)) {
    const isNothing = name === 'span' && !attributes['lang'] && !attributes['dir']
    if (isNothing || inside.length === 0 || inside.some(isBlock)) return inside
    return name === 'a' && !addressOf(attributes['href'], ['http:', 'https:', 'mailto:']) ? inside : [piece(inside)]
  }
  if (!isBlock({ name, attributes, children })) return inside
  if (/^(p|h[1-6])$/.test(name)) return parted(inside, piece)
  return [piece(name === 'li' || name === 'td' || name === 'th' ? withoutFiller(inside) : inside)]
}

/** A paragraph holds no blocks: it ends before one, and goes on after it. */
function parted(inside: readonly Piece[], piece: (pieces: readonly Piece[]) => Element): Piece[] {
  const parts: Piece[] = []
  let line: Piece[] = []
  const end = () => {
    if (!isBlank(line) || parts.length === 0) parts.push(piece(withoutFiller(line)))
    line = []
  }
  for (const one of inside) {
    if (!isBlock(one)) line.push(one)
    else {
      if (!isBlank(line)) end()
      line = []
      parts.push(one)
    }
  }
  if (line.length > 0 || parts.length === 0) end()
  return parts
}

/** Browsers end a block with a break, so that its last line has a height. */
function withoutFiller(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.findLastIndex((piece) => !isElement(piece) || piece.name !== 'br')
  return pieces.slice(0, Math.max(1, last + 1))
}

function items(pieces: readonly Piece[]): Element[] {
  const list: Element[] = []
  for (const piece of pieces) {
    const last = list.at(-1)
    if (isElement(piece) && piece.name === 'li') list.push(piece)
    else if (isList(piece) && last) list[list.length - 1] = { ...last, children: [...last.children, piece] }
    else if (!isBlank([piece])) list.push(element('li', [piece]))
  }
  return list
}

/** Without empty paragraphs at both ends. */
function trimmed(pieces: readonly Piece[]): readonly Piece[] {
  const isNothing = (piece: Piece) => isBlank([piece])
  const from = pieces.findIndex((piece) => !isNothing(piece))
  return from < 0 ? [] : pieces.slice(from, pieces.findLastIndex((piece) => !isNothing(piece)) + 1)
}

function keptAttributes(name: string, given: Element['attributes']): Element['attributes'] {
  const names = [...(own[name] ?? []), ...ofAll].filter((one) => one in given || (one === 'src' && 'data-source' in given))
  const found = Object.fromEntries(names.map((one) => [one, one === 'src' ? (given['data-source'] ?? given['src']!) : given[one]!]))
  if (name !== 'a') return found
  const { href = '', title, target, ...others } = found
  return {
    href,
    ...(title && { title }),
    ...(target === '_blank' && { target }),
    rel: 'noopener noreferrer nofollow',
    ...others,
  }
}

const addressOf = (text: string | undefined, protocols: readonly string[]) =>
  text !== undefined && protocols.includes(URL.parse(text)?.protocol ?? '')

function allWritten(pieces: readonly Piece[]): string {
  const texts: Piece[] = []
  for (const piece of pieces) {
    const last = texts.at(-1)
    if (isElement(piece) || last === undefined || isElement(last)) texts.push(piece)
    else texts[texts.length - 1] = last + piece
  }
  return texts.map((piece) => (isElement(piece) ? written(piece) : escaped(withBlanks(piece)))).join('')
}

/** Beside an element browsers write a blank that keeps words together, so that it is seen while one writes. */
const withBlanks = (text: string) => text.replace(/(?<=\S)\u00a0$|^\u00a0(?=\S)/g, ' ')

function written(piece: Element): string {
  const attributes = Object.entries(piece.attributes).map(([name, value]) =>
    name === 'reversed' ? ' reversed' : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  )
  const opening = `<${piece.name}${attributes.join('')}`
  return empty.has(piece.name) ? `${opening} />` : `${opening}>${allWritten(piece.children)}</${piece.name}>`
}

const escaped = (text: string) => text.normalize('NFC').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
