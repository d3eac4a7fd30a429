// HTML as the tree in which the web app's editor reads it, without a browser.
import { parseDocument } from 'htmlparser2'
import { element, type Piece } from '#web/parts/editor/tree.ts'

interface Parsed {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: Parsed[]
}
const treeFrom = (nodes: readonly Parsed[]): Piece[] =>
  nodes.flatMap(({ type, name, data, attribs, children }): Piece[] =>
    type === 'text' ? [data!] : name && type !== 'directive' ? [element(name, treeFrom(children ?? []), attribs)] : [],
  )
export const treeOfHtml = (html: string): Piece[] => treeFrom(parseDocument(html).children as unknown as Parsed[])
