// What the toolbar does to what is chosen in the box, by the commands of the platform: they are undone by its undo, and every screen reader
// and keyboard knows them.
import { announce } from '#web/parts/announcer.tsx'
import { type PictureOfText, writtenPicture } from '#web/parts/editor/showing.ts'
import { insertWritten } from '#web/parts/sanitized.ts'

export type Command = 'bold' | 'italic' | 'heading' | 'subheading' | 'list' | 'numbers' | 'quote'

const run = (command: string, value?: string) => document.execCommand(command, false, value)

/** The elements around what is chosen, up to the box. */
function around(box: HTMLElement): Element[] {
  const node = getSelection()?.anchorNode
  const found: Element[] = []
  for (let at = node instanceof Element ? node : node?.parentElement; at && at !== box && box.contains(at); at = at.parentElement)
    found.push(at)
  return found
}

const elementsOf: Record<Command, string> = {
  bold: 'b, strong',
  italic: 'i, em',
  heading: 'h1, h2',
  subheading: 'h3, h4, h5, h6',
  list: 'ul',
  numbers: 'ol',
  quote: 'blockquote',
}

/** Which of them hold where one writes. */
export function pressedIn(box: HTMLElement): ReadonlySet<Command> {
  const elements = around(box)
  const list = elements.find((one) => one.matches('ul, ol'))
  const holds = (command: Command) => {
    if (command === 'bold' || command === 'italic') return document.queryCommandState(command)
    if (command === 'list' || command === 'numbers') return list?.matches(elementsOf[command]) ?? false
    return elements.some((one) => one.matches(elementsOf[command]))
  }
  return new Set((Object.keys(elementsOf) as Command[]).filter(holds))
}

const blockOf: Partial<Record<Command, string>> = { heading: 'h2', subheading: 'h3', quote: 'blockquote' }

export function toggle(command: Command, box: HTMLElement, saying: { on: string; off: string }): void {
  box.focus()
  const wasOn = pressedIn(box).has(command)
  const block = blockOf[command]
  if (command === 'bold' || command === 'italic') run(command)
  else if (command === 'list') run('insertUnorderedList')
  else if (command === 'numbers') run('insertOrderedList')
  else if (command === 'quote' && wasOn) endQuote(box)
  else run('formatBlock', wasOn ? 'p' : block)
  announce(wasOn ? saying.off : saying.on)
}

/** Its paragraphs stand by themselves again; one that holds words alone becomes a paragraph. */
function endQuote(box: HTMLElement): void {
  const quote = around(box).find((one) => one.matches('blockquote'))
  if (quote?.querySelector('p, ul, ol, h2, h3')) run('outdent')
  else run('formatBlock', 'p')
}

/** The link in which one writes. */
export const linkAround = (box: HTMLElement) => around(box).find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement)

/** What is chosen in the box, kept while something else has the focus. */
export function chosenIn(box: HTMLElement): Range | undefined {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  return range && box.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined
}

export function choose(range: Range | undefined, box: HTMLElement): void {
  box.focus()
  const selection = getSelection()!
  if (range) {
    selection.removeAllRanges()
    selection.addRange(range)
  } else {
    selection.selectAllChildren(box)
    selection.collapseToEnd()
  }
}

/** The picture that is chosen in the box, where nothing else is. */
export function pictureIn(box: HTMLElement): HTMLImageElement | undefined {
  const range = chosenIn(box)
  if (!range || range.collapsed || range.toString() !== '') return undefined
  const pictures = [...box.querySelectorAll('img')].filter((one) => range.intersectsNode(one))
  return pictures.length === 1 ? pictures[0] : undefined
}

export function choosePicture(picture: HTMLImageElement): void {
  const range = document.createRange()
  range.selectNode(picture)
  const selection = getSelection()!
  selection.removeAllRanges()
  selection.addRange(range)
}

/** Puts a picture where one writes, in a paragraph of its own, or instead of the one that is chosen. */
export function putPicture(picture: PictureOfText, range: Range | undefined, box: HTMLElement): void {
  choose(range, box)
  const isInstead = pictureIn(box) !== undefined
  const block = around(box).at(-1)
  if (!isInstead && block?.textContent?.trim()) run('insertParagraph')
  insertWritten(writtenPicture(picture))
  if (!isInstead) run('insertParagraph')
}

export function removePicture(range: Range | undefined, box: HTMLElement): void {
  choose(range, box)
  if (pictureIn(box)) run('delete')
}

/** An address as people write it. */
export function addressFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  const address = /^(https?|mailto):/i.test(text) ? text : `https://${text}`
  const url = URL.parse(address)
  if (!url || /\s/.test(text)) return undefined
  return url.protocol === 'mailto:' || url.hostname.includes('.') ? address : undefined
}

export function linkTo(address: string, range: Range | undefined, box: HTMLElement): void {
  choose(range, box)
  const link = linkAround(box)
  if (link) getSelection()!.selectAllChildren(link)
  else if (getSelection()!.isCollapsed) {
    run('insertText', address.replace(/^(https?:\/\/|mailto:)/, ''))
    const { anchorNode, anchorOffset } = getSelection()!
    const length = address.replace(/^(https?:\/\/|mailto:)/, '').length
    getSelection()!.setBaseAndExtent(anchorNode!, anchorOffset - length, anchorNode!, anchorOffset)
  }
  run('createLink', address)
  getSelection()!.collapseToEnd()
}

export function unlink(range: Range | undefined, box: HTMLElement): void {
  choose(range, box)
  const link = linkAround(box)
  if (link) getSelection()!.selectAllChildren(link)
  run('unlink')
  getSelection()!.collapseToEnd()
}
