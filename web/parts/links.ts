// What people write is text: where an address stands in it, it becomes a link when it is shown.

export interface Piece {
  text: string
  /** Where it leads, if it is an address. */
  link?: string
}

const address = /\bhttps?:\/\/[^\s<>"“”„«»]+/giu

/** What ends a sentence belongs to the sentence, and so does a bracket that was opened before the address. */
function withoutEnd(found: string): string {
  const bare = found.replace(/[.,:;!?'’…،؛؟]+$/u, '')
  const isOpened = !bare.endsWith(')') || bare.split('(').length >= bare.split(')').length
  return isOpened ? bare : withoutEnd(bare.slice(0, -1))
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutEnd(found)
    if (!URL.canParse(link)) continue
    if (index > done) pieces.push({ text: text.slice(done, index) })
    pieces.push({ text: link, link })
    done = index + link.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}

/** The beginning of a long text, up to a whole word; undefined where all of it may be shown. */
export function beginningOf(text: string, { letters = 600, lines = 12 } = {}): string | undefined {
  const first = text.split('\n').slice(0, lines).join('\n')
  const characters = [...first]
  if (characters.length <= letters * 1.25) return first.length < text.trimEnd().length ? first.trimEnd() : undefined
  const cut = characters.slice(0, letters).join('')
  const lastBlank = cut.search(/\s\S*$/u)
  return lastBlank > cut.length / 2 ? cut.slice(0, lastBlank).trimEnd() : cut
}
