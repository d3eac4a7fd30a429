// What today asks for: one tap for the journey, what to carry on, whom to pray for, news of one's groups.
import { me } from '#web/api/session.ts'
import SignIn from '#web/features/accounts/sign-in.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { weekday } from '#web/words/saying.ts'

export default function Today() {
  if (!me.value) return <SignIn />
  return <TodayOf name={me.value.account.name} />
}

function TodayOf({ name }: { name: string }) {
  const { today } = words()
  const now = new Date()
  const greeting = now.getHours() < 12 ? today.goodMorning : now.getHours() < 18 ? today.goodAfternoon : today.goodEvening
  return <Page title={greeting({ name: name.split(' ')[0] ?? name })} about={weekday(now)} />
}
