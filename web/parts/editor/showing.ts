// Between what is stored and what stands in the box: read from it as a tree, and put into it so that nothing loads by itself.
import { ownPath } from '#web/parts/addresses.ts'
import { htmlOf } from '#web/parts/editor/html.ts'
import { element, type Piece } from '#web/parts/editor/tree.ts'
import { elsewhere, parsed } from '#web/parts/sanitized.ts'

/** What stands in an element; comments and the like are left out. */
export const treeOf = (node: Node): Piece[] =>
  [...node.childNodes].flatMap((child): Piece[] => {
    if (child.nodeType === Node.TEXT_NODE) return [child.nodeValue ?? '']
    if (child.nodeType !== Node.ELEMENT_NODE) return []
    const { localName, attributes } = child as Element
    return [element(localName, treeOf(child), Object.fromEntries([...attributes].map(({ name, value }) => [name, value])))]
  })

/** What is in the box, as it is stored. */
export const htmlIn = (box: HTMLElement): string => htmlOf(treeOf(box))

export function show(html: string, box: HTMLElement): void {
  const text = parsed(html)
  for (const picture of text.querySelectorAll('img')) hold(picture)
  // The page has one heading of the first level, and it is the page's.
  for (const heading of text.querySelectorAll('h1')) {
    const shown = elsewhere.createElement('h2')
    shown.dataset['as'] = 'h1'
    shown.replaceChildren(...heading.childNodes)
    heading.replaceWith(shown)
  }
  box.replaceChildren(...inParagraphs([...text.childNodes]))
}

/** A picture of another host is shown by its name: asked for, it would tell that host who writes. */
function hold(picture: HTMLImageElement): void {
  const source = picture.getAttribute('src') ?? ''
  picture.dataset['source'] = source
  const own = ownPath(source, location.origin)
  if (own) picture.src = own
  else picture.removeAttribute('src')
  picture.alt ||= ''
}

export interface PictureOfText {
  url: string
  /** What is to be seen; nothing for decoration. */
  alt: string
  /** In pixels, where it is known. */
  width?: number | null
  height?: number | null
}

/** A picture as it stands in the box. */
export function writtenPicture({ url, alt, width, height }: PictureOfText): string {
  const picture = elsewhere.createElement('img')
  picture.setAttribute('src', url)
  picture.setAttribute('alt', alt)
  if (width && height) {
    picture.setAttribute('width', `${width}`)
    picture.setAttribute('height', `${height}`)
  }
  hold(picture)
  return picture.outerHTML
}

/** The same, read from the box. */
export const pictureOf = (picture: HTMLImageElement): PictureOfText => ({
  url: picture.dataset['source'] ?? picture.src,
  alt: picture.alt,
  width: Number(picture.getAttribute('width')) || null,
  height: Number(picture.getAttribute('height')) || null,
})

const blocks = 'p,div,section,article,blockquote,pre,hr,figure,ul,ol,dl,table,h1,h2,h3,h4,h5,h6'

/** Words that stand by themselves come into a paragraph, in which one can write on; an empty text is an empty paragraph. */
function inParagraphs(nodes: readonly ChildNode[]): Node[] {
  const shown: Node[] = []
  let line: HTMLElement | undefined
  for (const node of nodes) {
    const isBlock = node instanceof Element && node.matches(blocks)
    if (isBlock) {
      line = undefined
      shown.push(node)
    } else if (line || node.textContent?.trim() || node instanceof HTMLImageElement) {
      if (!line) {
        line = elsewhere.createElement('p')
        shown.push(line)
      }
      line.append(node)
    }
  }
  if (shown.length > 0) return shown
  const paragraph = elsewhere.createElement('p')
  paragraph.append(elsewhere.createElement('br'))
  return [paragraph]
}
