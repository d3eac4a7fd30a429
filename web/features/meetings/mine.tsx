// One's own meetings, of all groups, the next one first.
import { useFeed } from '#web/api/using.ts'
import { ToCome } from '#web/features/meetings/listed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'

export default function MyMeetings() {
  const { meetings } = words()
  const feed = useFeed('/meetings')
  return (
    <Page
      title={meetings.mine}
      back="/"
      about={meetings.mineAbout}
      actions={
        <a class="button" href="/me/calendar">
          <Icon name="calendar" /> {meetings.addToCalendar}
        </a>
      }
    >
      <ToCome of={feed} areMine />
    </Page>
  )
}
