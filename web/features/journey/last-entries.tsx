// What was written down lately, with its notes: read by nobody else, and removed by a tap.
import { useState } from 'preact/hooks'
import { nameOf } from '#web/features/journey/activities.ts'
import type { Entry } from '#web/features/journey/figures.ts'
import { removeEntry } from '#web/features/journey/logging.ts'
import { Icon } from '#web/parts/icon.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

const AT_FIRST = 7
const MORE = 20

export function LastEntries({ entries }: { entries: readonly Entry[] }) {
  const { frame, journey } = words()
  const [count, setCount] = useState(AT_FIRST)
  return (
    <section class="stack tight">
      <div class="row spread wrap">
        <h2>{journey.last}</h2>
        <p class="row tight small soft">
          <Icon name="lock" /> {frame.onlyYou}
        </p>
      </div>
      <ul class="list">
        {entries.slice(0, count).map((entry) => (
          <OneEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length > count && (
        <button type="button" class="button small start" onClick={() => setCount(count + MORE)}>
          {frame.showMore}
        </button>
      )}
    </section>
  )
}

function OneEntry({ entry }: { entry: Entry }) {
  const { journey } = words()
  const name = nameOf(entry.activity)
  return (
    <li class="row top-aligned">
      <div class="grow">
        <p>
          <bdi>{name}</bdi>
        </p>
        <p class="small soft">
          {day(entry.date)}
          {entry.duration_minutes > 0 && ` · ${journey.minutesOf({ count: entry.duration_minutes })}`}
        </p>
        {entry.notes && <LongText text={entry.notes} />}
      </div>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={journey.remove({ activity: name, day: day(entry.date) })}
        onClick={() => removeEntry(entry)}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
