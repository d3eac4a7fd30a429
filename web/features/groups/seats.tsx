// Waiting for a seat in a group that is full: the way into the line, one's own place in it, and out of it.
import { api, ask } from '#web/api/asking.ts'
import { useChange } from '#web/api/using.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

interface Named {
  id: number
  name: string
}

export function WaitForSeat({ group, small = false, onDone }: { group: Named; small?: boolean; onDone?: () => void }) {
  const { groups } = words()
  const wait = useChange({
    send: () => ask(api.POST('/groups/{group}/wait', { params: { path: { group: group.id } } })),
    touches: ['/groups'],
  })
  const begin = () =>
    wait.mutate(undefined, {
      onSuccess: ({ message }) => {
        tell(message)
        onDone?.()
      },
      onError: tellWhy,
    })
  return (
    <div class={small ? 'row tight wrap' : 'stack'}>
      {small ? <span class="tag">{groups.full}</span> : <p class="soft">{groups.fullWait}</p>}
      <button type="button" class={`button start${small ? ' small' : ' primary'}`} aria-busy={wait.isPending} onClick={begin}>
        {groups.waitForSeat}
        <span class="unseen"> {group.name}</span>
      </button>
    </div>
  )
}

/** One's own place; nobody else's is shown. */
export function InLine({ group, place, small = false }: { group: Named; place: number; small?: boolean }) {
  const { groups } = words()
  const stop = useChange({
    send: () => ask(api.DELETE('/groups/{group}/wait', { params: { path: { group: group.id } } })),
    touches: ['/groups'],
  })
  const says = place === 1 ? groups.waitingFirst : groups.waitingPlace({ place: number(place) })
  return (
    <div class={small ? 'row tight wrap' : 'stack tight'}>
      {small ? <span class="tag accent">{groups.inLine}</span> : <p class="strong">{says}</p>}
      {small ? <p class="small soft">{says}</p> : <p class="soft">{groups.waitingAbout}</p>}
      <button
        type="button"
        class="button small start"
        aria-busy={stop.isPending}
        onClick={() => stop.mutate(undefined, { onSuccess: ({ message }) => tell(message), onError: tellWhy })}
      >
        {groups.waitNoLonger}
        <span class="unseen"> {group.name}</span>
      </button>
    </div>
  )
}
