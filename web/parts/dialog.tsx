// A question over the page: the platform's own dialog, which holds focus and closes with Escape.
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'
import './dialog.css'

interface DialogProps {
  title: string
  /** Without it the dialog can't be closed but by what it asks for. */
  close?: () => void
  children: ComponentChildren
}

/** Open as long as it is drawn. */
export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => opener?.focus?.()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close?.()
      }}
      closedby={close ? 'any' : 'none'}
    >
      <div class="dialog stack">
        <div class="row spread">
          <h2 id={id}>{title}</h2>
          {close && (
            <button type="button" class="button quiet icon-only" aria-label={words().frame.close} onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
