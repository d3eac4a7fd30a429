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
  about: string
  streak?: number | undefined
  children?: ComponentChildren
}

export function TodaysEntry({ entries, today, about, streak = 0, children }: TodaysEntryProps) {
  const { journey } = words()
  const others = entries.filter(({ date, activity }) => date === today && !(core as readonly string[]).includes(activity))
  const offered = [...new Set([...core, ...others.map(({ activity }) => activity)])]
  return (
    <section class="card stack">
      <div class="row spread">
        <h2>{journey.today}</h2>
        {streak > 0 && (
          <a class="tag flame" href="/journey">
            <Icon name="flame" /> {journey.days({ count: streak })}
          </a>
        )}
      </div>
      <p class="small soft">{about}</p>
      <div class="row wrap tight">
        {offered.map((activity) => (
          <Activity key={activity} activity={activity} entry={entryOf(entries, activity, today)} today={today} />
        ))}
      </div>
      {children}
    </section>
  )
}

function Activity({ activity, entry, today }: { activity: string; entry: Entry | undefined; today: string }) {
  const log = useLogging()
  return (
    <button
      type="button"
      class="button small"
      aria-pressed={entry !== undefined}
      onClick={() => (entry ? removeEntry(entry) : log(activity, today))}
    >
      {entry && <Icon name="check" />}
      <bdi>{nameOf(activity)}</bdi>
    </button>
  )
}
