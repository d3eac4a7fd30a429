// What was read, in each of its states: not there yet, refused, not to be had, nothing, or there.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Refusal } from '#web/api/asking.ts'
import { Icon, type IconName } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'
import './loaded.css'

interface Reading<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

export function Loaded<Data>({ of, children }: { of: Reading<Data>; children: (data: Data) => ComponentChildren }) {
  if (of.data !== undefined) return <>{children(of.data)}</>
  if (of.error) return <Failed error={of.error} again={() => void of.refetch()} />
  return <Skeleton />
}

/** The shape of what comes, once it takes longer than people notice. */
export function Skeleton() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div class="stack skeleton" aria-busy="true">
      <p class="unseen">{words().frame.loading}</p>
      {isShown && (
        <div class="card stack" aria-hidden="true">
          <div class="row">
            <span class="bone bone-face" />
            <div class="grow stack tight">
              <span class="bone bone-title" />
              <span class="bone bone-short" />
            </div>
          </div>
          <span class="bone" />
          <span class="bone" />
        </div>
      )}
    </div>
  )
}

/** What is missing, or that the service can't be reached; with the way on. */
export function Failed({ error, again }: { error: unknown; again?: () => void }) {
  const { frame } = words()
  if (error instanceof Refusal)
    return (
      <section class="card stack" role="alert">
        <h2>{error.status === 404 ? frame.notThere : frame.notOpen}</h2>
        <p class="soft">{error.message}</p>
        <a class="button start" href="/">
          {frame.toToday}
        </a>
      </section>
    )
  return (
    <section class="card bad stack" role="alert">
      <h2>{frame.unreachable}</h2>
      <p class="soft">{frame.unreachableAbout}</p>
      {again && (
        <button type="button" class="button start" onClick={again}>
          {frame.tryAgain}
        </button>
      )}
    </section>
  )
}

/** Says what will be here, and offers the first step. */
export function Empty({
  icon,
  title,
  children,
  action,
}: {
  icon?: IconName
  title: string
  children?: ComponentChildren
  action?: ComponentChildren
}) {
  return (
    <section class="card stack">
      <div class="row">
        {icon && (
          <span class="face" aria-hidden="true">
            <Icon name={icon} />
          </span>
        )}
        <h2>{title}</h2>
      </div>
      {children && <p class="soft">{children}</p>}
      {action && <div class="row wrap">{action}</div>}
    </section>
  )
}
