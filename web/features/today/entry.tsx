// Today's entry in the journey.
import { dateToday } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { shownOf } from '#web/features/journey/logging.ts'
import { TodaysEntry } from '#web/features/journey/todays-entry.tsx'
import { words } from '#web/words/choosing.ts'

export function Entry() {
  const today = dateToday()
  const journey = useRead('/journey', { query: { from: today, to: today } })
  const progress = useRead('/journey/progress')
  return (
    <TodaysEntry
      entries={shownOf(journey.data?.data.journey_data ?? [])}
      today={today}
      about={words().journey.todayAbout}
      streak={progress.data?.data.streak_days}
    />
  )
}
