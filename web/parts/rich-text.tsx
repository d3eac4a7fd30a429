// HTML that leaders wrote and the service sanitized before it was stored. It is read into a document of its own, where nothing loads, made to fit
// the page, and then shown. Pictures of other hosts become links: shown by themselves, they would tell that host who reads.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { hostOf, ownPath } from '#web/parts/addresses.ts'
import { elsewhere, parsed } from '#web/parts/sanitized.ts'
import { words } from '#web/words/choosing.ts'
import './rich-text.css'

interface RichTextProps {
  html: string
  /** In which it is written, where that is known. */
  lang?: string | null
  /** The level of the heading that it stands under: its own begin below. */
  under?: 1 | 2
}

export function RichText({ html, lang, under = 1 }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const { trainings } = words()
  useLayoutEffect(() => {
    const text = parsed(html)
    lowerHeadings(text, under)
    for (const picture of text.querySelectorAll('img')) showOrLink(picture, trainings.pictureAt)
    for (const link of text.querySelectorAll('a')) if (!ownPath(link.href, location.origin)) openApart(link)
    for (const table of text.querySelectorAll('table')) letScroll(table, trainings.table)
    place.current!.replaceChildren(...text.childNodes)
  }, [html, under, trainings])
  return <div class="read rich" dir="auto" lang={lang ?? undefined} ref={place} />
}

/** The page's own headings stay above those of the text, and no level is left out. */
function lowerHeadings(text: HTMLElement, under: number): void {
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const level = (heading: Element) => Number(heading.tagName[1])
  const levels = [...new Set(headings.map(level))].sort()
  for (const heading of headings) {
    const lower = elsewhere.createElement(`h${Math.min(6, under + 1 + levels.indexOf(level(heading)))}`)
    lower.replaceChildren(...heading.childNodes)
    heading.replaceWith(lower)
  }
}

type At = (about: { name: string; host: string }) => string

function showOrLink(picture: HTMLImageElement, pictureAt: At): void {
  const address = picture.getAttribute('src') ?? ''
  const own = ownPath(address, location.origin)
  const becomeLink = () => picture.replaceWith(linkTo(address, pictureAt({ name: picture.alt, host: hostOf(address) }), picture))
  if (!own) {
    becomeLink()
    return
  }
  picture.src = own
  picture.alt ||= ''
  picture.loading = 'lazy'
  picture.decoding = 'async'
  const isHere = URL.parse(address)?.origin === location.origin
  picture.addEventListener('error', isHere ? () => picture.replaceWith(picture.alt) : becomeLink, { once: true })
}

/** Inside of a link the words are enough. */
function linkTo(address: string, text: string, within: Element): HTMLElement {
  const link = document.createElement(within.closest('a') ? 'span' : 'a')
  link.textContent = text
  if (link instanceof HTMLAnchorElement) {
    link.href = address
    openApart(link)
  }
  return link
}

function openApart(link: HTMLAnchorElement): void {
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow'
}

/** A wide table is moved by itself, by keys too, and the page stays where it is. */
function letScroll(table: HTMLTableElement, name: string): void {
  const frame = elsewhere.createElement('div')
  frame.className = 'rich-table'
  frame.tabIndex = 0
  frame.setAttribute('role', 'group')
  frame.setAttribute('aria-label', table.caption?.textContent || name)
  table.replaceWith(frame)
  frame.append(table)
}
