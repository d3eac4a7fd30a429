// When a group meets: what comes, and what was.
import { useState } from 'preact/hooks'
import { dateToday } from '#web/api/session.ts'
import { useFeed, useRead } from '#web/api/using.ts'
import { Entrance } from '#web/features/groups/entrance.tsx'
import { type Group, GroupPage, myOrganizations } from '#web/features/groups/group.tsx'
import { isOver } from '#web/features/meetings/answering.tsx'
import { Row, ToCome } from '#web/features/meetings/listed.tsx'
import { seesAttendance } from '#web/features/meetings/rights.ts'
import { mayManage, mayRead } from '#web/features/posts/rights.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
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
          <Coming group={group} manages={manages} />
          <Past group={group} manages={manages} />
        </>
      )}
    </>
  )
}

function Coming({ group, manages }: { group: Group; manages: boolean }) {
  const feed = useFeed('/groups/{group}/meetings', { path: { group: group.id } })
  return <ToCome of={feed} manages={manages} />
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
