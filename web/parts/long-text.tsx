// What somebody wrote, with its line breaks; a long one shows its beginning first.
import { useState } from 'preact/hooks'
import { words } from '#web/words/choosing.ts'
import './long-text.css'

/** About ten lines on a phone. */
const LONG = 480

export function LongText({ text, class: name = '' }: { text: string; class?: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > LONG || text.split('\n').length > 10
  return (
    <div class="stack tight">
      <p class={`written ${name}${isLong && !isOpen ? ' long-text' : ''}`} dir="auto">
        {text}
      </p>
      {isLong && (
        <button type="button" class="button quiet small start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words().frame.showLess : words().frame.showMore}
        </button>
      )}
    </div>
  )
}
