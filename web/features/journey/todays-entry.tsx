// What one made room for today, each by one tap; another tap takes it away again.
import type { ComponentChildren } from 'preact'
import { core, nameOf } from '#web/features/journey/activities.ts'
import { type Entry, entryOf } from '#web/features/journey/figures.ts'
import { removeEntry, useLogging } from '#web/features/journey/logging.ts'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'

interface TodaysEntryProps {
  entries: readonly Entry[]
  /** The person's own day. */
  today: string
  streak: number | undefined
  children?: ComponentChildren
}

export function TodaysEntry({ entries, today, streak, children }: TodaysEntryProps) {
  const { journey } = words()
  const log = useLogging()
  const others = entries.filter(({ date, activity }) => date === today && !(core as readonly string[]).includes(activity))
  const offered = [...new Set([...core, ...others.map(({ activity }) => activity)])]
  return (
    <section class="card stack">
      <div class="row spread">
        <h2>{journey.today}</h2>
        {streak !== undefined && streak > 0 && (
          <span class="tag flame">
            <Icon name="flame" /> {journey.days({ count: streak })}
          </span>
        )}
      </div>
      <p class="small soft">{entries.length === 0 ? journey.emptyAbout : journey.todayAbout}</p>
      <div class="row wrap tight">
        {offered.map((activity) => {
          const entry = entryOf(entries, activity, today)
          return (
            <button
              key={activity}
              type="button"
              class="button small"
              aria-pressed={entry !== undefined}
              onClick={() => (entry ? removeEntry(entry) : log(activity, today))}
            >
              {entry && <Icon name="check" />}
              <bdi>{nameOf(activity)}</bdi>
            </button>
          )
        })}
      </div>
      {children}
    </section>
  )
}
