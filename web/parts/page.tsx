// What every page has: its title, one heading that focus moves to when the page is opened, and the way back.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { church } from '#web/api/session.ts'
import { announce } from '#web/parts/announcer.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'
import './page.css'

interface PageProps {
  /** In the tab of the browser and as heading. */
  title: string
  /** In the tab of the browser, where the heading alone would not tell pages apart. */
  tab?: string | undefined
  /** What stands under the heading. */
  about?: ComponentChildren
  /** Address of the page above this one. */
  back?: string
  /** Beside the heading: what can be done with the whole page. */
  actions?: ComponentChildren
  /** Where the guide tells how it is done. */
  help?: `/help/${string}`
  /** A table that wants the whole width. */
  wide?: boolean
  children?: ComponentChildren
}

/** The first page that is opened leaves focus where the browser put it. */
let isFirst = true

export function Page({ title, tab = title, about, back, actions, help, wide = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = church.value ? `${tab} · ${church.value.name}` : tab
  }, [tab, church.value?.name])
  useEffect(() => {
    if (isFirst) isFirst = false
    else {
      heading.current?.focus({ preventScroll: true })
      announce(tab)
    }
  }, [])
  return (
    <main class={`main stack loose${wide ? ' wide' : ''}`} id="main">
      <header class="page-head">
        {back && (
          <a class="button quiet icon-only page-back" href={back} aria-label={words().frame.back}>
            <Icon name="back" />
          </a>
        )}
        <div class="grow">
          <h1 tabIndex={-1} ref={heading}>
            <bdi>{title}</bdi>
          </h1>
          {about && <div class="soft">{about}</div>}
        </div>
        {(actions || help) && (
          <div class="row tight wrap">
            {actions}
            {help && (
              <a class="button quiet icon-only" href={help} aria-label={words().frame.places.help}>
                <Icon name="help" />
              </a>
            )}
          </div>
        )}
      </header>
      {children}
    </main>
  )
}
