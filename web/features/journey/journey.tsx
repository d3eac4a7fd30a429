// One's days: what today holds, how they went on, what they were for. Nothing here scolds.
import { dateToday } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { nameOf } from '#web/features/journey/activities.ts'
import { countsByActivity, countsByDay, type Entry, longestRun } from '#web/features/journey/figures.ts'
import { LastEntries } from '#web/features/journey/last-entries.tsx'
import { shownOf } from '#web/features/journey/logging.ts'
import { TodaysEntry } from '#web/features/journey/todays-entry.tsx'
import { WithNote } from '#web/features/journey/with-note.tsx'
import { Calendar } from '#web/parts/calendar.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { addDays } from '#web/words/days.ts'
import { dayOfYear, number } from '#web/words/saying.ts'
import './journey.css'

/** Twenty-six weeks. */
const HALF_A_YEAR = 182

export default function Journey() {
  const { journey } = words()
  const log = useRead('/journey')
  return (
    <Page title={journey.title} back="/grow">
      <Loaded of={log}>{({ data }) => <Days entries={shownOf(data.journey_data)} />}</Loaded>
    </Page>
  )
}

function Days({ entries }: { entries: readonly Entry[] }) {
  const { journey } = words()
  const progress = useRead('/journey/progress')
  const today = dateToday()
  const streak = progress.data?.data.streak_days
  const from = addDays(today, 1 - HALF_A_YEAR)
  const halfYear = entries.filter(({ date }) => date >= from)
  return (
    <>
      {entries.length > 0 && <Figures entries={entries} today={today} streak={streak ?? 0} />}
      <TodaysEntry entries={entries} today={today} about={entries.length === 0 ? journey.emptyAbout : journey.todayAbout}>
        <WithNote today={today} />
      </TodaysEntry>
      {halfYear.length > 0 && <HalfYear entries={halfYear} from={from} today={today} />}
      {halfYear.length > 0 && <RoomFor entries={halfYear} />}
      <Something sentences={progress.data?.data.ai_recommendations ?? []} />
      {entries.length > 0 && <LastEntries entries={entries} />}
    </>
  )
}

function Figures({ entries, today, streak }: { entries: readonly Entry[]; today: string; streak: number }) {
  const { journey } = words()
  const days = countsByDay(entries)
  const thisMonth = [...days.keys()].filter((date) => date.startsWith(today.slice(0, 7))).length
  const figures = [
    [journey.now, journey.days({ count: streak })],
    [journey.longest, number(Math.max(streak, longestRun(days.keys())))],
    [journey.month, number(thisMonth)],
  ]
  return (
    <dl class="journey-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function HalfYear({ entries, from, today }: { entries: readonly Entry[]; from: string; today: string }) {
  const { journey } = words()
  const days = countsByDay(entries)
  return (
    <section class="card stack tight">
      <div class="row spread">
        <h2>{journey.halfYear}</h2>
        <span class="small soft">{journey.days({ count: days.size })}</span>
      </div>
      <Calendar
        caption={journey.halfYearAbout}
        from={from}
        to={today}
        countOf={(date) => days.get(date) ?? 0}
        say={(date, count) => (count > 0 ? journey.dayWith({ day: dayOfYear(date), count }) : dayOfYear(date))}
      />
    </section>
  )
}

const MOST_ACTIVITIES = 8

function RoomFor({ entries }: { entries: readonly Entry[] }) {
  const { journey } = words()
  const counts = countsByActivity(entries).slice(0, MOST_ACTIVITIES)
  const most = counts[0]?.[1] ?? 1
  return (
    <section class="card stack">
      <h2>{journey.roomFor}</h2>
      <ul class="stack">
        {counts.map(([activity, count]) => (
          <li key={activity} class="stack journey-bar">
            <p class="row spread small">
              <span class="grow">
                <bdi>{nameOf(activity)}</bdi>
              </span>
              <span class="soft">{journey.times({ count })}</span>
            </p>
            <progress max={most} value={count} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Something({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <section class="card accent stack tight">
      <h2>{words().journey.something}</h2>
      <ul class="stack tight">
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
