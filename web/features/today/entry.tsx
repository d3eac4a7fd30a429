// Today's entry in the journey: a tap says what one made room for, another takes it back.
import { api, ask, once, Refusal } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { useChange, useRead } from '#web/api/using.ts'
import { Icon } from '#web/parts/icon.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

const activities = ['prayer', 'study', 'service', 'fellowship'] as const

export function Entry() {
  const { today } = words()
  const date = dateToday()
  const journey = useRead('/journey', { query: { from: date, to: date } })
  const progress = useRead('/journey/progress')
  const streak = progress.data?.data.streak_days ?? 0
  const entries = journey.data?.data.journey_data ?? []
  return (
    <section class="card stack">
      <div class="row spread">
        <h2>{today.today}</h2>
        {streak > 0 && (
          <a class="tag flame" href="/journey">
            <Icon name="flame" /> {today.streak({ days: streak })}
          </a>
        )}
      </div>
      <p class="soft small">{today.madeRoom}</p>
      <div class="row wrap tight">
        {activities.map((activity) => (
          <Activity key={activity} activity={activity} date={date} entry={entries.find((entry) => entry.activity === activity)?.id} />
        ))}
      </div>
    </section>
  )
}

interface ActivityProps {
  activity: (typeof activities)[number]
  date: string
  /** The id of today's entry, where there is one. */
  entry: number | undefined
}

function Activity({ activity, date, entry }: ActivityProps) {
  const { today } = words()
  const change = useChange({
    send: async (wanted: boolean) => {
      if (wanted) await ask(api.POST('/journey', { body: { activity_type: activity, date }, headers: once() }))
      else if (entry !== undefined) await ask(api.DELETE('/journey/{entry}', { params: { path: { entry } } }))
    },
    touches: ['/journey'],
  })
  const isOn = change.isPending ? change.variables : entry !== undefined
  return (
    <button
      type="button"
      class="button small"
      aria-pressed={isOn}
      onClick={() => change.mutate(!isOn, { onError: (error) => tell(error instanceof Refusal ? error.message : words().frame.notSent) })}
    >
      {isOn && <Icon name="check" />}
      {today.activities[activity]}
    </button>
  )
}
