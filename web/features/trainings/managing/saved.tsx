// Whether what is written is with the service: "Saved 10 seconds ago". What goes wrong is heard too.
import { useEffect, useState } from 'preact/hooks'
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import { announce } from '#web/parts/announcer.tsx'
import { locale, managingWords } from '#web/words/choosing.ts'

const STEP_SECONDS = 10

export function Saved({ draft }: { draft: TrainingDraft }) {
  const { trainings, versions } = managingWords()
  const saving = draft.saving.value
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [])
  const texts = {
    saved: saving.is === 'saved' && saving.at ? trainings.savedAgo({ ago: agoIn(Math.max(0, now - saving.at)) }) : trainings.allSaved,
    waiting: trainings.saving,
    saving: trainings.saving,
    offline: trainings.keptHere,
    disputed: versions.disputed,
    refused: trainings.notSaved({ why: saving.is === 'refused' ? saving.why : '' }),
  }
  const isWrong = saving.is === 'refused' || saving.is === 'offline' || saving.is === 'disputed'
  const text = texts[saving.is]
  useEffect(() => {
    if (isWrong) announce(text)
  }, [saving.is])
  return (
    <span class={saving.is === 'refused' ? 'tag bad' : saving.is === 'offline' || saving.is === 'disputed' ? 'tag flame' : 'tag'}>
      {text}
    </span>
  )
}

function agoIn(ms: number): string {
  const relative = new Intl.RelativeTimeFormat(locale.value, { numeric: 'auto' })
  const seconds = Math.floor(ms / 1000 / STEP_SECONDS) * STEP_SECONDS
  return seconds < 60 ? relative.format(-seconds, 'second') : relative.format(-Math.floor(seconds / 60), 'minute')
}
