// What people wrote: in its own direction, with its line breaks, its addresses as links. A long one is shown from its beginning, until it is asked for.
import { useState } from 'preact/hooks'
import { beginningOf, piecesOf } from '#web/parts/links.ts'
import { words } from '#web/words/choosing.ts'

export function Written({ text, whole = false }: { text: string; whole?: boolean }) {
  const [isOpen, setOpen] = useState(whole)
  const beginning = isOpen ? undefined : beginningOf(text)
  return (
    <>
      <p class="written" dir="auto">
        {piecesOf(beginning === undefined ? text : `${beginning} …`).map((piece, place) =>
          piece.link ? (
            <a key={place} href={piece.link} target="_blank" rel="noopener noreferrer nofollow">
              {piece.text}
            </a>
          ) : (
            piece.text
          ),
        )}
      </p>
      {beginning !== undefined && (
        <button type="button" class="button quiet small start" onClick={() => setOpen(true)}>
          {words().frame.readOn}
        </button>
      )}
    </>
  )
}
