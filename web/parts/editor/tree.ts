// A text with its elements as a plain tree: what the editor shows, or what was pasted, read without a document.

export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly Piece[]
}
export type Piece = string | Element

export const isElement = (piece: Piece | undefined): piece is Element => typeof piece === 'object'
export const element = (name: string, children: readonly Piece[], attributes: Element['attributes'] = {}): Element => ({
  name,
  attributes,
  children,
})

/** All words of some pieces. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (isElement(piece) ? textOf(piece.children) : piece)).join('')

export const isBlock = (piece: Piece | undefined): piece is Element => isElement(piece) && blocks.has(piece.name)
const blocks = new Set(
  'p div section article blockquote pre hr figure figcaption ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)
export const isList = (piece: Piece | undefined): piece is Element => isElement(piece) && (piece.name === 'ul' || piece.name === 'ol')

/** Whether a reader sees nothing of it. */
export const isBlank = (pieces: readonly Piece[]): boolean =>
  pieces.every((piece) => (isElement(piece) ? !seen.has(piece.name) && isBlank(piece.children) : !/[^\s\u200b\u2060\ufeff]/.test(piece)))
const seen = new Set(['img', 'hr', 'table'])
