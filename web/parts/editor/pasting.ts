// What is pasted from Word, LibreOffice, Google Docs or a web page, as a text of our own: its structure stays, its looks go.
import { type Element, element, isBlank, isBlock, isElement, type Piece, textOf } from './tree.ts'

const gone = new Set(
  'head meta link title style script xml template noscript iframe object svg math select textarea input button'.split(' '),
)
const inlines = new Set(['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'strong', 'sub', 'sup', 'u'])
const blocks = new Set([
  'p',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'caption',
  'hr',
  'dl',
  'dt',
  'dd',
])

export function pasted(tree: readonly Piece[]): Piece[] {
  const pieces = inParagraphs(tidied(tree))
  const [first] = pieces
  // A single paragraph is words in the line where one writes.
  return pieces.length === 1 && isElement(first) && first.name === 'p' ? [...first.children] : pieces
}

/** Lines of plain text: each is a paragraph. */
export function pastedText(text: string): Piece[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim())
  return lines.length > 1 ? lines.map((line) => element('p', [line])) : lines
}

export const countPictures = (tree: readonly Piece[]): number =>
  tree.filter(isElement).reduce((count, { name, children }) => count + (name === 'img' ? 1 : countPictures(children)), 0)

function tidied(pieces: readonly Piece[]): Piece[] {
  const tidy: Piece[] = []
  let list: WordItem[] = []
  const endList = () => {
    if (list.length > 0) tidy.push(...nested(list))
    list = []
  }
  for (const piece of pieces) {
    const item = isElement(piece) ? wordItem(piece) : undefined
    if (item) list.push(item)
    else {
      const ready = isElement(piece) ? tidiedElement(piece) : [piece.replace(/[^\S\u00a0]+/g, ' ')]
      if (list.length > 0 && isBlank(ready)) continue
      endList()
      tidy.push(...ready)
    }
  }
  endList()
  return tidy
}

function tidiedElement({ name, attributes, children }: Element): Piece[] {
  if (gone.has(name) || name === 'img') return []
  if (name === 'br') return attributes['class'] === 'Apple-interchange-newline' ? [] : [element('br', [])]
  const inside = tidied(children)
  if (inlines.has(name)) return inlineElement(name, attributes, inside)
  const heading = headingOf(name, attributes)
  if (heading) return isBlank(inside) ? [] : [element(heading, inside, directionOf(attributes))]
  if (name === 'div' || name === 'section' || name === 'article')
    return inside.some(isBlock) ? inside : isBlank(inside) ? [] : [element('p', inside, directionOf(attributes))]
  if (!blocks.has(name)) return looked(attributes, inside)
  if (name === 'p') return isBlank(inside) ? [] : [element('p', looked(attributes, inside), directionOf(attributes))]
  const { colspan, rowspan } = attributes
  const cell = name === 'td' || name === 'th'
  const spans = cell ? { ...(colspan && { colspan }), ...(rowspan && { rowspan }) } : {}
  return [
    element(name, cell || name === 'li' ? withoutParagraph(inside) : betweenBlocks(name, inside), { ...spans, ...directionOf(attributes) }),
  ]
}

function inlineElement(name: string, attributes: Element['attributes'], inside: Piece[]): Piece[] {
  // Google Docs puts everything into a bold element that is not bold.
  if (/(?<![\w-])font-weight:\s*(normal|400)/.test(attributes['data-style'] ?? '') || inside.length === 0 || inside.some(isBlock))
    return inside
  if (name !== 'a') return [element(name, inside)]
  const href = attributes['href'] ?? ''
  return /^(https?|mailto):/i.test(href) ? [element('a', inside, { href })] : inside
}

const headingOf = (name: string, attributes: Element['attributes']) => {
  const level = name.match(/^h([1-6])$/)?.[1]
  // The page has a heading of its own above those of a text.
  if (level) return `h${Math.min(4, Number(level) + 1)}`
  return name === 'p' && /\bMsoTitle\b/.test(attributes['class'] ?? '') ? 'h2' : undefined
}

/** Word says bold, italic and the like by its looks. */
function looked({ 'data-style': style = '' }: Element['attributes'], inside: Piece[]): Piece[] {
  if (isBlank(inside) || inside.some(isBlock)) return inside
  const says = (pattern: RegExp) => pattern.test(style)
  let pieces = inside
  const wrap = (name: string) => {
    pieces = [element(name, pieces)]
  }
  if (says(/(?<![\w-])font-weight:\s*(bold|[6-9]00)/)) wrap('b')
  if (says(/(?<![\w-])font-style:\s*italic/)) wrap('i')
  if (says(/text-decoration[^;]*line-through/)) wrap('s')
  if (says(/vertical-align:\s*super/)) wrap('sup')
  if (says(/vertical-align:\s*sub/)) wrap('sub')
  return pieces
}

const directionOf = ({ dir = '' }: Element['attributes']): Element['attributes'] =>
  /^(rtl|ltr)$/i.test(dir) ? { dir: dir.toLowerCase() } : {}

/** One paragraph in an item or a cell is the item itself. */
function withoutParagraph(inside: readonly Piece[]): readonly Piece[] {
  const there = inside.filter((piece) => !isBlank([piece]))
  const [first, ...others] = there
  return isElement(first) && first.name === 'p' && others.every((piece) => isElement(piece) && piece.name !== 'p')
    ? [...first.children, ...others]
    : there
}

const betweenBlocks = (name: string, inside: Piece[]) =>
  /^(ul|ol|table|thead|tbody|tfoot|tr|dl)$/.test(name) ? inside.filter(isElement) : inside

/** Words beside blocks stand in paragraphs too. */
function inParagraphs(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(isBlock)) return isBlank(pieces) ? [] : [...pieces]
  const parts: Piece[] = []
  let line: Piece[] = []
  const end = () => {
    if (!isBlank(line)) parts.push(element('p', line))
    line = []
  }
  for (const piece of pieces) {
    if (!isBlock(piece)) line.push(piece)
    else {
      end()
      parts.push(piece)
    }
  }
  end()
  return parts
}

// Lists of Word: paragraphs that say their level, and begin with what stands before the item.

interface WordItem {
  level: number
  isOrdered: boolean
  children: Piece[]
}

function wordItem({ name, attributes, children }: Element): WordItem | undefined {
  const level = /mso-list:[^;]*\blevel(\d)/.exec(attributes['data-style'] ?? '')?.[1]
  if (name !== 'p' || !level) return undefined
  const marker = textOf(children.flatMap(markers)).trim()
  return {
    level: Number(level),
    isOrdered: /^\(?([0-9]+|[a-z]{1,4}|[\u0660-\u0669]+)[.)]/i.test(marker),
    children: tidied(children.flatMap(withoutMarkers)),
  }
}

const isMarker = (piece: Piece): piece is Element => isElement(piece) && /mso-list:\s*ignore/i.test(piece.attributes['data-style'] ?? '')
const markers = (piece: Piece): Piece[] => (isMarker(piece) ? [piece] : isElement(piece) ? piece.children.flatMap(markers) : [])
const withoutMarkers = (piece: Piece): Piece[] =>
  isMarker(piece) ? [] : isElement(piece) ? [element(piece.name, piece.children.flatMap(withoutMarkers), piece.attributes)] : [piece]

function nested(list: readonly WordItem[]): Element[] {
  const level = Math.min(...list.map((item) => item.level))
  const groups: { isOrdered: boolean; items: { children: Piece[]; below: WordItem[] }[] }[] = []
  for (const item of list) {
    const group = groups.at(-1)
    if (item.level > level && group) group.items.at(-1)!.below.push(item)
    else if (group?.isOrdered === item.isOrdered) group.items.push({ children: item.children, below: [] })
    else groups.push({ isOrdered: item.isOrdered, items: [{ children: item.children, below: [] }] })
  }
  return groups.map(({ isOrdered, items }) =>
    element(
      isOrdered ? 'ol' : 'ul',
      items.map(({ children, below }) => element('li', [...children, ...(below.length > 0 ? nested(below) : [])])),
    ),
  )
}
