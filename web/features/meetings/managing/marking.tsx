// Who came: a list of names with big check marks, for a phone on the evening itself.
import { useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useRead } from '#web/api/using.ts'
import { type Group, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { ForManagers } from '#web/features/groups/managing/for-managers.tsx'
import { addressOf } from '#web/features/meetings/address.ts'
import { hasBegun } from '#web/features/meetings/answering.tsx'
import { useMeeting } from '#web/features/meetings/meeting-page.tsx'
import { dayAndHour } from '#web/features/meetings/times.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

export default function MarkAttendance() {
  const { meetings } = words()
  const id = useGroupId()
  const group = useGroup(id)
  const meeting = useMeeting(id)
  return (
    <Page
      help="/help/groups"
      title={meetings.whoCame}
      back={`/groups/${id}/meetings`}
      about={meeting.data && dayAndHour(meeting.data.data)}
    >
      <Loaded of={group}>
        {({ data }) => (
          <ForManagers group={data}>
            {(group) => <Loaded of={meeting}>{({ data }) => <Marking key={data.id} group={group} meeting={data} />}</Loaded>}
          </ForManagers>
        )}
      </Loaded>
    </Page>
  )
}

function Marking({ group, meeting }: { group: Group; meeting: Schemas['MeetingDetail'] }) {
  const { meetings: text } = managingWords()
  const path = { group: group.id, meeting: Number(useRoute().params['meeting']) }
  const members = useRead('/groups/{group}/members', { path: { group: group.id } })
  const attendance = useRead('/groups/{group}/meetings/{meeting}/attendance', { path })
  if (!hasBegun(meeting))
    return (
      <Empty icon="calendar" title={dayAndHour(meeting)}>
        {text.noAttendanceAbout}
      </Empty>
    )
  return (
    <Loaded of={members}>
      {({ data: people }) => (
        <Loaded of={attendance}>{({ data }) => <Marks key={meeting.id} meeting={meeting} people={people} attendance={data} />}</Loaded>
      )}
    </Loaded>
  )
}

interface MarksProps {
  meeting: Schemas['MeetingDetail']
  people: readonly Schemas['GroupMember'][]
  attendance: Schemas['Attendance']
}

function Marks({ meeting, people, attendance }: MarksProps) {
  const { frame } = words()
  const { meetings: text } = managingWords()
  const { route } = useLocation()
  const [present, setPresent] = useState<ReadonlySet<number>>(new Set(attendance.present))
  const mark = (id: number, came: boolean) =>
    setPresent((before) => {
      const after = new Set(before)
      if (came) after.add(id)
      else after.delete(id)
      return after
    })
  const send = async (values: FormData) => {
    const body = {
      present: [...present],
      guests: Number(values.get('guests')) || 0,
      note: String(values.get('note')).trim() || null,
    }
    const path = { group: meeting.group.id, meeting: meeting.id }
    const { message } = await ask(api.PUT('/groups/{group}/meetings/{meeting}/attendance', { params: { path }, body }))
    tell(message)
    void changed('/groups/{group}/meetings', '/groups/{group}/attendance', '/meetings')
    route(addressOf(meeting), true)
  }
  return (
    <Form
      action={frame.save}
      send={send}
      beside={
        <p class="soft" role="status">
          {text.presentOf({ present: number(present.size), of: number(people.length) })}
        </p>
      }
    >
      <ul class="list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <label class="came">
              <input
                type="checkbox"
                name="came"
                value={id}
                checked={present.has(id)}
                onChange={(event) => mark(id, event.currentTarget.checked)}
              />
              <Avatar name={name} />
              <span class="grow">
                <bdi>{name}</bdi>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Field name="guests" type="number" inputMode="numeric" min={0} label={text.guests} defaultValue={String(attendance.guests)} />
      <Field name="note" label={text.note} help={text.noteAbout} dir="auto" maxLength={1000} defaultValue={attendance.note ?? ''} />
    </Form>
  )
}
