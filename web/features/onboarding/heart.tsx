// Keeping a training or challenge for oneself: it then stands in one's own path.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { queries } from '#web/api/keeping.ts'
import { keyOf, useChange, useRead } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import { Icon } from '#web/parts/icon.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'

interface HeartProps {
  kind: 'training' | 'challenge'
  id: number
  title: string
}

type Curriculum = { data: Schemas['Curriculum'] }
const key = keyOf('/onboarding/curriculum')

export function Heart({ kind, id, title }: HeartProps) {
  const { grow } = words()
  const curriculum = useRead('/onboarding/curriculum')
  const list = `${kind}s` as const
  const isHearted = curriculum.data?.data[list].some((item) => item.id === id) ?? false
  const change = useChange({
    send: (hearted: boolean) => (hearted ? heart[kind](id) : unheart[kind](id)),
    show: (hearted) => {
      const before = queries.getQueryData<Curriculum>(key)
      if (before) queries.setQueryData(key, { data: shown(before.data, list, { id, title }, hearted) })
      return () => queries.setQueryData(key, before)
    },
    touches: myPath,
  })
  if (!curriculum.data) return null
  return (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={isHearted ? grow.unheart : grow.heart}
      onClick={() => change.mutate(!isHearted, { onError: tellWhy })}
    >
      <Icon name="heart" filled={isHearted} />
    </button>
  )
}

const heart = {
  training: (qualification: number) => ask(api.POST('/onboarding/heart/training/{qualification}', { params: { path: { qualification } } })),
  challenge: (recommendation: number) =>
    ask(api.POST('/onboarding/heart/challenge/{recommendation}', { params: { path: { recommendation } } })),
}
const unheart = {
  training: (qualification: number) =>
    ask(api.DELETE('/onboarding/heart/training/{qualification}', { params: { path: { qualification } } })),
  challenge: (recommendation: number) =>
    ask(api.DELETE('/onboarding/heart/challenge/{recommendation}', { params: { path: { recommendation } } })),
}

function shown(
  curriculum: Schemas['Curriculum'],
  list: 'trainings' | 'challenges',
  { id, title }: { id: number; title: string },
  hearted: boolean,
): Schemas['Curriculum'] {
  const others = curriculum[list].filter((item) => item.id !== id)
  const added = { id, title, topic: '', description: '', action: '', duration: 0, completed: false, available: true, hearted_at: '' }
  return { ...curriculum, [list]: hearted ? [added, ...others] : others }
}
