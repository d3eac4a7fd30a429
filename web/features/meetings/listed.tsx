// Meetings as they are listed: the next one on top, with yes, maybe or no; then what comes later.
import type { useFeed } from '#web/api/using.ts'
import { addressOf } from '#web/features/meetings/address.ts'
import { Answering, hasBegun, isOver, type Meeting } from '#web/features/meetings/answering.tsx'
import { dayAndHour } from '#web/features/meetings/times.ts'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { words } from '#web/words/choosing.ts'

interface ToComeProps {
  of: ReturnType<typeof useFeed<'/meetings'>>
  /** Whether these are one's own, of all groups. */
  areMine?: boolean
  manages?: boolean
}

export function ToCome({ of, areMine = false, manages = false }: ToComeProps) {
  const { meetings } = words()
  const there = of.items?.filter((meeting) => !isOver(meeting) && !isRemoved(`meeting ${meeting.id}`))
  const next = there?.find(({ status }) => status === 'planned')
  const others = there?.filter(({ id }) => id !== next?.id)
  return (
    <Feed
      of={{ ...of, items: there && [...(next ? [next] : []), ...others!] }}
      empty={
        <Empty icon="calendar" title={meetings.none}>
          {meetings.noneAbout}
        </Empty>
      }
    >
      {(meeting) => {
        const shown = { meeting, areMine, manages }
        return meeting.id === next?.id ? <Next key={meeting.id} {...shown} /> : <Row key={meeting.id} {...shown} />
      }}
    </Feed>
  )
}

interface Shown {
  meeting: Meeting
  areMine?: boolean
  manages?: boolean
}

function Next({ meeting, areMine = false, manages = false }: Shown) {
  const { meetings } = words()
  const Heading = areMine ? 'h2' : 'h3'
  return (
    <article class="card accent stack" aria-label={meetings.next}>
      <div class="stack tight">
        <p class="row spread wrap small">
          {meetings.next}
          {!areMine && <a href="/meetings">{meetings.mine}</a>}
        </p>
        <Heading>
          <a class="link" href={addressOf(meeting)}>
            {dayAndHour(meeting)}
          </a>
        </Heading>
        <What meeting={meeting} areMine={areMine} />
      </div>
      <Answering meeting={meeting} />
      {manages && hasBegun(meeting) && <WhoCame meeting={meeting} />}
    </article>
  )
}

function What({ meeting: { title, group, location, coming_count }, areMine }: Pick<Shown, 'meeting' | 'areMine'>) {
  const { meetings } = words()
  return (
    <>
      {areMine && (
        <p class="strong">
          <bdi>{group.name}</bdi>
        </p>
      )}
      {title !== group.name && (
        <p class={areMine ? undefined : 'strong'}>
          <bdi>{title}</bdi>
        </p>
      )}
      {location && (
        <p>
          <bdi>{location}</bdi>
        </p>
      )}
      {coming_count > 0 && <p class="small">{meetings.coming({ count: coming_count })}</p>}
    </>
  )
}

const WhoCame = ({ meeting }: { meeting: Meeting }) => (
  <a class="button start" href={`${addressOf(meeting)}/attendance`}>
    <Icon name="check" /> {words().meetings.whoCame}
  </a>
)

export function Row({ meeting, areMine = false, manages = false }: Shown) {
  const { meetings } = words()
  const isOff = meeting.status === 'cancelled'
  return (
    <article class="row top-aligned wrap">
      <div class="grow stack tight">
        <p class="row tight wrap">
          <a class={isOff ? 'link off' : 'link'} href={addressOf(meeting)}>
            {dayAndHour(meeting)}
          </a>
          {isOff && <span class="tag bad">{meetings.cancelled}</span>}
          {!isOff && meeting.my_answer && !isOver(meeting) && <span class="tag">{meetings.comingAnswers[meeting.my_answer]}</span>}
          {meeting.was_present && <span class="tag accent">{meetings.youWereThere}</span>}
        </p>
        <div class="small soft">
          <What meeting={meeting} areMine={areMine} />
        </div>
      </div>
      {manages && !isOff && hasBegun(meeting) && <WhoCame meeting={meeting} />}
    </article>
  )
}
