// A sentence at the foot of the screen that goes by itself, with "Undo" where something can be undone: what was decided is held for ten seconds,
// and done at once when the page is left.
import { signal } from '@preact/signals'
import { beforeSigningOut } from '#web/api/session.ts'
import { announce } from '#web/parts/announcer.tsx'
import { words } from '#web/words/choosing.ts'
import './toast.css'

interface Toast {
  text: string
  undo?: () => void
}

const shown = signal<Toast | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined
let finish: () => unknown = () => {}

const UNDO_MS = 10_000
const READ_MS = 5_000

/** Says that something is done. */
export function tell(text: string): void {
  finish()
  show({ text }, READ_MS)
}

/** Holds what was decided for as long as it can be undone, then does it. `undo` puts back what was shown meanwhile. */
export function hold(text: string, { act, undo }: { act: () => unknown; undo: () => void }): void {
  finish()
  finish = () => {
    finish = () => {}
    return act()
  }
  show({ text, undo }, UNDO_MS)
}

function show(toast: Toast, forMs: number): void {
  clearTimeout(timer)
  shown.value = toast
  announce(toast.text)
  timer = setTimeout(close, forMs)
}

function close(): void {
  clearTimeout(timer)
  shown.value = undefined
  finish()
}

function takeBack(): void {
  clearTimeout(timer)
  const toast = shown.value
  shown.value = undefined
  finish = () => {}
  toast?.undo?.()
}

addEventListener('pagehide', () => finish())
beforeSigningOut(() => finish())

export function Toasts() {
  const toast = shown.value
  if (!toast) return null
  return (
    <div class="toast">
      <p class="grow">{toast.text}</p>
      {toast.undo && (
        <button type="button" class="toast-undo" onClick={takeBack}>
          {words().frame.undo}
        </button>
      )}
    </div>
  )
}
