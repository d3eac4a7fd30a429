// Writing with headings, lists, quotes and links: the platform's own editing, and a toolbar. What is in the box is what the service keeps; what
// is pasted comes in by its structure alone.
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import {
  type Command,
  choose,
  choosePicture,
  chosenIn,
  linkAround,
  linkTo,
  pictureIn,
  pressedIn,
  putPicture,
  removePicture,
  toggle,
  unlink,
} from '#web/parts/editor/commands.ts'
import { htmlOf } from '#web/parts/editor/html.ts'
import { LinkDialog } from '#web/parts/editor/link-dialog.tsx'
import { countPictures, pasted, pastedText } from '#web/parts/editor/pasting.ts'
import { htmlIn, type PictureOfText, pictureOf, show, treeOf } from '#web/parts/editor/showing.ts'
import { type Tool, Toolbar } from '#web/parts/editor/toolbar.tsx'
import { useErrors } from '#web/parts/form.tsx'
import { insertWritten, parsedToRead } from '#web/parts/sanitized.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import '#web/parts/rich-text.css'
import './editor.css'

interface RichTextFieldProps {
  /** Under which the service names what is wrong with it. */
  name: string
  label: string
  help?: string
  /** HTML as it is stored. When it becomes another than what was written here, it is shown instead. */
  value: string
  onChange: (html: string) => void
  lang?: string | null | undefined
  /** Asks for a picture and what is to be seen on it. Without it none can be put in. */
  askForPicture?: (asked: PictureAsked) => ComponentChildren
}

export interface PictureAsked {
  /** The one that is chosen in the text. */
  picture: PictureOfText | undefined
  put: (picture: PictureOfText) => void
  remove: () => void
  close: () => void
}

interface Asked {
  range: Range | undefined
  /** Of a link; undefined where a picture is asked for. */
  address?: string
  picture?: PictureOfText
}

const REST_MS = 300

export function RichTextField({ name, label, help, value, onChange, lang, askForPicture }: RichTextFieldProps) {
  const { writing } = managingWords()
  const id = useId()
  const errors = useErrors(name)
  const box = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<ReadonlySet<Command>>(new Set())
  const [isLink, setLink] = useState(false)
  const [isPicture, setPicture] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const written = useWritten(box, value, onChange)

  useEffect(() => {
    const look = () => {
      if (!box.current || !chosenIn(box.current)) return
      setPressed(pressedIn(box.current))
      setLink(Boolean(linkAround(box.current)))
      setPicture(Boolean(pictureIn(box.current)))
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])

  const take = (data: DataTransfer | null) => {
    const html = data?.getData('text/html')
    const tree = html ? treeOf(parsedToRead(html)) : []
    const pieces = html ? pasted(tree) : pastedText(data?.getData('text/plain') ?? '')
    if (pieces.length > 0) insertWritten(htmlOf(pieces))
    if (countPictures(tree) > 0) tell(writing.noPictures)
  }
  /** A dialog gives the focus back to where it was: one that the toolbar opens, to the box. */
  const rangeToAskFor = () => {
    const range = chosenIn(box.current!)
    choose(range, box.current!)
    return range
  }
  const askForLink = () => {
    const address = linkAround(box.current!)?.getAttribute('href') ?? ''
    setAsked({ range: rangeToAskFor(), address })
  }
  const act = (tool: Tool) => {
    if (tool === 'link') return askForLink()
    if (tool === 'picture') {
      const picture = pictureIn(box.current!)
      return setAsked({ range: rangeToAskFor(), ...(picture && { picture: pictureOf(picture) }) })
    }
    toggle(tool, box.current!, { on: writing.on({ tool: writing.tools[tool] }), off: writing.off({ tool: writing.tools[tool] }) })
    setPressed(pressedIn(box.current!))
  }
  const answered = (work: (range: Range | undefined) => void) => {
    const range = asked?.range
    // Not within the press of a key that answers: it would be pressed on what has the focus then.
    setTimeout(() => {
      setAsked(undefined)
      // After the dialog has given the focus back.
      setTimeout(() => {
        work(range)
        written.soon()
      })
    })
  }
  return (
    <div class="field">
      <p class="field-label" id={`${id}-label`}>
        {label}
      </p>
      <div class={errors.length > 0 ? 'editor wrong' : 'editor'}>
        <Toolbar controls={id} pressed={pressed} isLink={isLink} isPicture={isPicture} hasPictures={Boolean(askForPicture)} act={act} />
        {/* biome-ignore lint/a11y/useSemanticElements: a text area holds no headings */}
        <div
          ref={box}
          id={id}
          class="editor-box read rich"
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-note`}
          aria-invalid={errors.length > 0 ? 'true' : undefined}
          contentEditable
          dir="auto"
          lang={lang ?? undefined}
          onInput={written.soon}
          onBlur={written.now}
          onClick={({ target }) => target instanceof HTMLImageElement && choosePicture(target)}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          onPaste={(event) => {
            event.preventDefault()
            take(event.clipboardData)
          }}
          onDragStart={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY)
            const range = document.createRange()
            if (caret) range.setStart(caret.offsetNode, caret.offset)
            choose(caret ? range : undefined, box.current!)
            take(event.dataTransfer)
          }}
          onKeyDown={(event) => {
            if (event.key === 'F10' && event.altKey) {
              event.preventDefault()
              box.current!.parentElement!.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
            }
            if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              askForLink()
            }
          }}
        />
      </div>
      <p class={errors.length > 0 ? 'field-note wrong' : 'field-note'} id={`${id}-note`}>
        {errors.length > 0 ? errors.join(' ') : (help ?? writing.help)}
      </p>
      {asked?.address === undefined &&
        asked &&
        askForPicture?.({
          picture: asked.picture,
          put: (picture) => answered((range) => putPicture(picture, range, box.current!)),
          remove: () => answered((range) => removePicture(range, box.current!)),
          close: () => answered((range) => choose(range, box.current!)),
        })}
      {asked?.address !== undefined && (
        <LinkDialog
          address={asked.address}
          link={(address) => answered((range) => linkTo(address, range, box.current!))}
          unlink={() => answered((range) => unlink(range, box.current!))}
          close={() => answered((range) => choose(range, box.current!))}
        />
      )}
    </div>
  )
}

/** Says what is written a moment after one rests, and at once when one leaves; shows what came from elsewhere. */
function useWritten(box: { current: HTMLDivElement | null }, value: string, onChange: (html: string) => void) {
  const said = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onChange)
  latest.current = onChange
  const now = () => {
    if (timer.current === undefined || !box.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    const html = htmlIn(box.current)
    if (html === said.current) return
    said.current = html
    latest.current(html)
  }
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(now, REST_MS)
  }
  useEffect(() => {
    if (value === said.current || !box.current) return
    said.current = value
    show(value, box.current)
  }, [value])
  // Before the page is left, and before whoever keeps the words asks for them.
  useEffect(() => {
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
      now()
    }
  }, [])
  return { now, soon }
}
