// Writing down what one made room for: shown at once, and taken back by a tap.
import { api, ask, once, type Schemas } from '#web/api/asking.ts'
import { queries } from '#web/api/keeping.ts'
import { changed, keyOf, useChange } from '#web/api/using.ts'
import { nameOf } from '#web/features/journey/activities.ts'
import type { Entry } from '#web/features/journey/figures.ts'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { hold } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

/** Of an entry that the service does not have yet. */
const UNSENT = 0
type Log = Schemas['JourneyAnswer']

/** Changes what is shown of the log, all of it and today alone; gives what puts it back. */
function showLog(change: (entries: Entry[]) => Entry[]): () => void {
  const before = queries.getQueriesData<Log>({ queryKey: keyOf('/journey') })
  for (const [key, log] of before)
    if (log) queries.setQueryData(key, { ...log, data: { ...log.data, journey_data: change(log.data.journey_data) } })
  return () => {
    for (const [key, log] of before) queries.setQueryData(key, log)
  }
}

/** Without what was just taken away. */
export const shownOf = (entries: readonly Entry[]): Entry[] => entries.filter(({ id }) => !isRemoved(`journey ${id}`))

const send = (entry: number) => ask(api.DELETE('/journey/{entry}', { params: { path: { entry } }, keepalive: true }))

export function removeEntry({ id }: Entry): void {
  if (id === UNSENT) return
  remove(`journey ${id}`, { text: words().journey.removed, send: () => send(id), touches: ['/journey'] })
}

/** One tap: it is sent at once, and "Undo" removes it again. */
export function useLogging() {
  const logging = useChange({
    send: ({ activity, date, key }: { activity: string; date: string; key: string }) =>
      ask(api.POST('/journey', { body: { activity_type: activity, date }, headers: once(key) })),
    show: ({ activity, date }) => showLog((entries) => [{ id: UNSENT, activity, date, duration_minutes: 0, notes: null }, ...entries]),
    touches: ['/journey'],
  })
  return (activity: string, date: string) =>
    logging.mutate(
      { activity, date, key: crypto.randomUUID() },
      {
        onSuccess: ({ data }) =>
          hold(words().journey.logged({ activity: nameOf(activity) }), { act: () => {}, undo: () => void takeBack(data.id) }),
        onError: tellWhy,
      },
    )
}

async function takeBack(id: number): Promise<void> {
  const putBack = showLog((entries) => entries.filter((entry) => entry.id !== id))
  try {
    await send(id)
    await changed('/journey')
  } catch (error) {
    putBack()
    tellWhy(error)
  }
}
