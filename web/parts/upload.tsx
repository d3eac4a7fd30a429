// A file on its way: how much of it has gone, what became of it, and the way on where the connection was lost. The file stays chosen: a large one
// goes on by itself where it stopped; another is sent again by a tap, and by itself once there is a connection.
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Refusal, Unreachable } from '#web/api/asking.ts'
import { type Resuming, STOPPED } from '#web/api/resuming.ts'
import { announce } from '#web/parts/announcer.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { number, percent } from '#web/words/saying.ts'

interface UploadProps<Answer> {
  /** On the button that chooses a file. */
  label: string
  /** What may be chosen, and how large: `.mp3,.wav · 50 MB`. */
  about: string
  /** As the platform's file field takes it: `audio/*,.m4a`. */
  accept: string
  megabytes: number
  send: (file: File, sending: Resuming) => Promise<Answer>
  done: (answer: Answer, file: File) => void
  /** One that was dropped where the page takes it. */
  dropped?: File | undefined
}

type State = { is: 'ready' } | { is: 'sending'; share: number } | { is: 'waiting' | 'lost'; share: number } | { is: 'refused'; why: string }

const MB = 1_048_576

export function Upload<Answer>({ label, about, accept, megabytes, send, done, dropped }: UploadProps<Answer>) {
  const { upload } = managingWords()
  const id = useId()
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<State>({ is: 'ready' })
  const underWay = useRef<AbortController>(undefined)

  const start = async (chosen: File) => {
    setFile(chosen)
    if (chosen.size > megabytes * MB) return refuse(upload.tooLarge({ max: number(megabytes) }))
    const stopping = new AbortController()
    underWay.current = stopping
    setState({ is: 'sending', share: 0 })
    announce(upload.sending({ name: chosen.name }))
    let share = 0
    let isLost = false
    const onProgress = (now: number) => {
      share = now
      isLost = false
      if (underWay.current === stopping) setState({ is: 'sending', share })
    }
    const onLost = () => {
      if (underWay.current !== stopping) return
      setState({ is: 'waiting', share })
      if (!isLost) announce(upload.waiting({ name: chosen.name, share: percent(share) }))
      isLost = true
    }
    try {
      const answer = await send(chosen, { onProgress, onLost, signal: stopping.signal })
      setState({ is: 'ready' })
      setFile(undefined)
      announce(upload.sent({ name: chosen.name }))
      done(answer, chosen)
    } catch (error) {
      if (stopping.signal.aborted) return
      if (error instanceof Unreachable) {
        setState({ is: 'lost', share })
        announce(upload.lost({ name: chosen.name, share: percent(share) }))
      } else if (error instanceof Refusal) refuse(error.errors['file']?.join(' ') ?? error.message)
      else if (error instanceof DOMException) refuse(upload.unreadable)
      else throw error
    } finally {
      if (underWay.current === stopping) underWay.current = undefined
    }
  }
  const refuse = (why: string) => {
    setState({ is: 'refused', why })
    announce(why)
  }
  const stop = () => {
    underWay.current?.abort(STOPPED)
    setFile(undefined)
    setState({ is: 'ready' })
  }
  useEffect(() => () => underWay.current?.abort(), [])
  useEffect(() => {
    if (dropped && state.is !== 'sending') void start(dropped)
  }, [dropped])
  useEffect(() => {
    if (state.is !== 'lost' || !file) return
    const again = () => void start(file)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state.is, file])

  return (
    <div class="stack tight">
      {state.is === 'sending' && file && (
        <>
          <p class="row spread small">
            <span class="grow one-line" dir="auto">
              {file.name}
            </span>
            <span class="soft">{percent(state.share)}</span>
          </p>
          <progress max={1} value={state.share} aria-label={upload.sending({ name: file.name })} />
          <button type="button" class="button small start" onClick={stop}>
            {words().frame.cancel}
          </button>
        </>
      )}
      {state.is === 'waiting' && file && (
        <section class="card stack tight">
          <p>{upload.waiting({ name: file.name, share: percent(state.share) })}</p>
          <p class="small soft">{upload.waitingAbout}</p>
          <progress max={1} value={state.share} aria-label={upload.sending({ name: file.name })} />
          <button type="button" class="button small start" onClick={stop}>
            {words().frame.cancel}
          </button>
        </section>
      )}
      {state.is === 'lost' && file && (
        <section class="card bad stack tight">
          <p>{upload.lost({ name: file.name, share: percent(state.share) })}</p>
          <p class="small soft">{upload.lostAbout}</p>
          <div class="row wrap tight">
            <button type="button" class="button primary small" onClick={() => start(file)}>
              {words().frame.tryAgain}
            </button>
            <button type="button" class="button small" onClick={stop}>
              {words().frame.cancel}
            </button>
          </div>
        </section>
      )}
      {(state.is === 'ready' || state.is === 'refused') && (
        <>
          <label class="button start" for={id}>
            <Icon name="plus" />
            {label}
          </label>
          <input
            id={id}
            class="unseen"
            type="file"
            accept={accept}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              currentTarget.value = ''
              if (chosen) void start(chosen)
            }}
          />
          <p class={state.is === 'refused' ? 'field-note wrong' : 'field-note'} id={`${id}-note`}>
            {state.is === 'refused' ? state.why : about}
          </p>
        </>
      )}
    </div>
  )
}
