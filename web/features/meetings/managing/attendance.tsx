// Who came to the last meetings of a group, and who has not been seen: for its admins, and the church's leaders and admins.
import type { Schemas } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { type Group, myOrganizations, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { attendanceRows } from '#web/features/meetings/managing/attendance-rows.ts'
import { dayShort } from '#web/features/meetings/times.ts'
import { mayManage } from '#web/features/posts/rights.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { csvOf, download } from '#web/parts/csv.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { Table } from '#web/parts/table.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

type Attendance = Schemas['GroupAttendance']

export default function GroupAttendance() {
  const { meetings } = words()
  const { meetings: text, progress } = managingWords()
  const id = useGroupId()
  const group = useGroup(id)
  const attendance = useRead('/groups/{group}/attendance', { path: { group: id }, query: { meetings: 26 } })
  const takeAlong = ({ data, meetings: met }: Attendance) =>
    download(
      `${meetings.attendance}-${dateToday()}.csv`,
      csvOf(attendanceRows(data, met, { member: progress.person, guests: text.guests, note: text.note, there: text.there })),
    )
  return (
    <Page
      wide
      help="/help/groups"
      title={meetings.attendance}
      back={`/groups/${id}/meetings`}
      about={<bdi>{group.data?.data.name}</bdi>}
      actions={
        attendance.data &&
        attendance.data.meetings.length > 0 && (
          <button type="button" class="button" onClick={() => takeAlong(attendance.data!)}>
            <Icon name="download" /> {progress.csv}
          </button>
        )
      }
    >
      <Loaded of={attendance}>
        {(answer) =>
          answer.meetings.length === 0 ? (
            <Empty icon="check" title={text.noAttendance}>
              {text.noAttendanceAbout}
            </Empty>
          ) : (
            <>
              <Unseen of={answer} />
              <Whole of={answer} group={group.data?.data} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function Unseen({ of: { data } }: { of: Attendance }) {
  const { meetings: text } = managingWords()
  const unseen = data.filter(({ is_unseen }) => is_unseen)
  if (unseen.length === 0) return <p class="soft">{text.seenAll}</p>
  return (
    <section class="card stack tight">
      <h2>{text.unseen}</h2>
      <p class="soft">{text.unseenAbout}</p>
      <ul class="list">
        {unseen.map(({ id, name, missed }) => (
          <li key={id} class="row">
            <Avatar name={name} />
            <span class="grow strong">
              <bdi>{name}</bdi>
            </span>
            <span class="small soft">{text.lastSeen({ count: missed })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Whole({ of: { data, meetings }, group }: { of: Attendance; group: Group | undefined }) {
  const { meetings: text, progress } = managingWords()
  const marks = group !== undefined && mayManage(group, myOrganizations())
  return (
    <Table
      label={words().meetings.attendance}
      rows={data}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'member', title: progress.person, cell: ({ name }) => <bdi>{name}</bdi> },
        ...meetings.map((meeting) => ({
          key: meeting.id,
          title: (
            <>
              {marks ? (
                <a class="link" href={`/groups/${group.id}/meetings/${meeting.id}/attendance`}>
                  {dayShort(meeting.starts_at)}
                </a>
              ) : (
                dayShort(meeting.starts_at)
              )}
              <span class="block">{number(meeting.present_count + meeting.guests)}</span>
            </>
          ),
          cell: ({ present }: Attendance['data'][number]) =>
            present.includes(meeting.id) ? (
              <>
                <Icon name="check" />
                <span class="unseen">{text.there}</span>
              </>
            ) : (
              ''
            ),
        })),
      ]}
    />
  )
}
