// What was begun and is not saved yet: kept on this device, for its writer alone.
import { useEffect, useState } from 'preact/hooks'
import { draftOf, dropDraft } from '#web/api/keeping.ts'
import { hold } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export const NEW_PAGE = 'journal new'
export const changesOf = (page: number) => `journal ${page}`

interface Draft {
  title?: string
  content?: string
}

/** The draft of this name, as long as it says something. */
export function useDraftOf(name: string) {
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => {
    draftOf<Draft>(name).then((found) => setDraft(found?.title || found?.content ? found : undefined))
  }, [name])
  const discard = () => {
    const before = draft
    setDraft(undefined)
    hold(words().journal.discarded, { act: () => dropDraft(name), undo: () => setDraft(before) })
  }
  return { draft, discard }
}

export function Begun({ title, about, goOn, discard }: { title: string; about?: string | undefined; goOn: string; discard: () => void }) {
  const { journal } = words()
  return (
    <section class="card accent stack">
      <div class="stack tight">
        <h2>{title}</h2>
        {about && (
          <p class="small" dir="auto">
            {about}
          </p>
        )}
      </div>
      <div class="row wrap tight">
        <a class="button small primary" href={goOn}>
          {journal.goOn}
        </a>
        <button type="button" class="button small quiet" onClick={discard}>
          {journal.discard}
        </button>
      </div>
    </section>
  )
}
