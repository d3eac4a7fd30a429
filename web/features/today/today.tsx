// What today asks for: one tap for the journey, what to carry on, whom to pray for, news of one's groups. Everything on it is asked at once.
import { me } from '#web/api/session.ts'
import { youngChurch } from '#web/features/first-run/young.ts'
import { CarryOn } from '#web/features/today/carry-on.tsx'
import { Entry } from '#web/features/today/entry.tsx'
import { InYourGroups } from '#web/features/today/in-your-groups.tsx'
import { NextMeeting } from '#web/features/today/next-meeting.tsx'
import { PrayFor } from '#web/features/today/pray-for.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { weekday } from '#web/words/saying.ts'

export default function Today() {
  const { today } = words()
  const { name } = me.value!.account
  const now = new Date()
  const greeting = now.getHours() < 12 ? today.goodMorning : now.getHours() < 18 ? today.goodAfternoon : today.goodEvening
  return (
    <Page title={greeting({ name: name.split(' ')[0] ?? name })} about={weekday(now)}>
      <FirstSteps />
      <Entry />
      <NextMeeting />
      <CarryOn />
      <PrayFor />
      <InYourGroups />
    </Page>
  )
}

/** For whoever has just set the church up. */
function FirstSteps() {
  const { setup } = words()
  const church = youngChurch()
  if (!church) return null
  return (
    <a class="card accent row" href={`/manage/first-steps?organization=${church.id}`}>
      <span class="grow">
        <span class="strong block">{setup.firstSteps}</span>
        <span>{setup.firstStepsAbout}</span>
      </span>
      <Icon name="forward" />
    </a>
  )
}
