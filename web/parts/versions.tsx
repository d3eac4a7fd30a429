// Two wrote the same at once: both versions side by side, to choose one, or to copy from the other.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import './versions.css'

interface VersionsProps {
  /** Of what there are two. */
  what: string
  mine: ComponentChildren
  theirs: ComponentChildren
  choose: (side: 'mine' | 'theirs') => void
}

export function TwoVersions({ what, mine, theirs, choose }: VersionsProps) {
  const { versions } = managingWords()
  return (
    <section class="card bad stack" aria-label={versions.title({ what })}>
      <div>
        <h2>{versions.title({ what })}</h2>
        <p class="soft">{versions.about}</p>
      </div>
      <div class="versions">
        <Version title={versions.mine} action={versions.keepMine} choose={() => choose('mine')}>
          {mine}
        </Version>
        <Version title={versions.theirs} action={versions.takeTheirs} choose={() => choose('theirs')}>
          {theirs}
        </Version>
      </div>
    </section>
  )
}

interface VersionProps {
  title: string
  action: string
  choose: () => void
  children: ComponentChildren
}

function Version({ title, action, choose, children }: VersionProps) {
  const { versions } = managingWords()
  const id = useId()
  return (
    <div class="card stack">
      <h3>{title}</h3>
      <div id={id}>{children}</div>
      <div class="row wrap tight">
        <button type="button" class="button primary small" onClick={choose}>
          {action}
        </button>
        <button
          type="button"
          class="button small"
          onClick={async () => {
            // biome-ignore lint/performance/useDomNodeTextContent: paragraphs stay on lines of their own
            await navigator.clipboard.writeText(document.getElementById(id)?.innerText ?? '')
            tell(versions.copied)
          }}
        >
          {versions.copy}
        </button>
      </div>
    </div>
  )
}
