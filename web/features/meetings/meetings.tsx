// When a group meets: the next time on top, with yes, maybe or no; then what comes later, and what was.
import { useState } from 'preact/hooks'
import { dateToday } from '#web/api/session.ts'
import { useFeed, useRead } from '#web/api/using.ts'
import { Entrance } from '#web/features/groups/entrance.tsx'
import { type Group, GroupPage, myOrganizations } from '#web/features/groups/group.tsx'
import { addressOf } from '#web/features/meetings/address.ts'
import { Answering, hasBegun, isOver, type Meeting } from '#web/features/meetings/answering.tsx'
import { seesAttendance } from '#web/features/meetings/rights.ts'
import { dayAndHour } from '#web/features/meetings/times.ts'
import { mayManage, mayRead } from '#web/features/posts/rights.ts'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { words } from '#web/words/choosing.ts'

export default function Meetings() {
  return (
    <GroupPage part={words().meetings.title}>
      {(group) =>
        mayRead(group, myOrganizations()) || seesAttendance(group, myOrganizations()) ? (
          <Listed key={group.id} group={group} />
        ) : (
          <Entrance group={group} />
        )
      }
    </GroupPage>
  )
}

function Listed({ group }: { group: Group }) {
  const { meetings } = words()
  const root = `/groups/${group.id}`
  const manages = mayManage(group, myOrganizations())
  return (
    <>
      {seesAttendance(group, myOrganizations()) && (
        <div class="row wrap">
          {manages && (
            <a class="button primary" href={`${root}/meetings/new`}>
              <Icon name="plus" /> {meetings.plan}
            </a>
          )}
          <a class="button" href={`${root}/attendance`}>
            <Icon name="check" /> {meetings.attendance}
          </a>
        </div>
      )}
      {mayRead(group, myOrganizations()) && (
        <>
          <ToCome group={group} manages={manages} />
          <Past group={group} manages={manages} />
        </>
      )}
    </>
  )
}

function ToCome({ group, manages }: { group: Group; manages: boolean }) {
  const { meetings } = words()
  const feed = useFeed('/groups/{group}/meetings', { path: { group: group.id } })
  const there = feed.items?.filter((meeting) => !isOver(meeting) && !isRemoved(`meeting ${meeting.id}`))
  const next = there?.find(({ status }) => status === 'planned')
  const others = there?.filter(({ id }) => id !== next?.id)
  return (
    <Feed
      of={{ ...feed, items: there && [...(next ? [next] : []), ...others!] }}
      empty={
        <Empty icon="calendar" title={meetings.none}>
          {meetings.noneAbout}
        </Empty>
      }
    >
      {(meeting) =>
        meeting.id === next?.id ? <Next key={meeting.id} meeting={meeting} manages={manages} /> : <Row key={meeting.id} meeting={meeting} />
      }
    </Feed>
  )
}

/** The next one. */
function Next({ meeting, manages }: { meeting: Meeting; manages: boolean }) {
  const { meetings } = words()
  return (
    <article class="card accent stack" aria-label={meetings.next}>
      <div class="stack tight">
        <p class="small">{meetings.next}</p>
        <h3>
          <a class="link" href={addressOf(meeting)}>
            {dayAndHour(meeting)}
          </a>
        </h3>
        <What meeting={meeting} />
      </div>
      <Answering meeting={meeting} />
      {manages && hasBegun(meeting) && <WhoCame meeting={meeting} />}
    </article>
  )
}

function What({ meeting }: { meeting: Meeting }) {
  const { meetings } = words()
  return (
    <>
      {meeting.title !== meeting.group.name && (
        <p class="strong" dir="auto">
          {meeting.title}
        </p>
      )}
      {meeting.location && <p dir="auto">{meeting.location}</p>}
      {meeting.coming_count > 0 && <p class="small">{meetings.coming({ count: meeting.coming_count })}</p>}
    </>
  )
}

const WhoCame = ({ meeting }: { meeting: Meeting }) => (
  <a class="button start" href={`${addressOf(meeting)}/attendance`}>
    <Icon name="check" /> {words().meetings.whoCame}
  </a>
)

function Row({ meeting, manages = false }: { meeting: Meeting; manages?: boolean }) {
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
          <What meeting={meeting} />
        </div>
      </div>
      {manages && !isOff && hasBegun(meeting) && <WhoCame meeting={meeting} />}
    </article>
  )
}

const DAYS_BACK = 92

/** The last three months, the latest first. */
function Past({ group, manages }: { group: Group; manages: boolean }) {
  const { meetings } = words()
  const [isOpen, setOpen] = useState(false)
  const to = dateToday()
  const from = new Date(Date.parse(to) - DAYS_BACK * 86_400_000).toISOString().slice(0, 10)
  const reading = useRead(
    '/groups/{group}/meetings',
    { path: { group: group.id }, query: { from, to, per_page: 100 } },
    { enabled: isOpen },
  )
  if (!isOpen)
    return (
      <button type="button" class="button start" onClick={() => setOpen(true)}>
        {meetings.past}
      </button>
    )
  return (
    <section class="stack">
      <h3>{meetings.past}</h3>
      <Loaded of={reading}>
        {({ data }) => {
          const past = data.filter(isOver).reverse()
          if (past.length === 0) return <p class="soft">{meetings.none}</p>
          return (
            <div class="stack">
              {past.map((meeting) => (
                <Row key={meeting.id} meeting={meeting} manages={manages} />
              ))}
            </div>
          )
        }}
      </Loaded>
    </section>
  )
}
