// One meeting: when and where, what is planned, whether one comes, and who else does.
import { useRoute } from 'preact-iso/router'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { Entrance } from '#web/features/groups/entrance.tsx'
import { type Group, GroupPage, myOrganizations } from '#web/features/groups/group.tsx'
import { addressOf } from '#web/features/meetings/address.ts'
import { Answering, hasBegun, isOver, useAnswer } from '#web/features/meetings/answering.tsx'
import { dayAndHour } from '#web/features/meetings/times.ts'
import { mayManage, mayRead } from '#web/features/posts/rights.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

type Meeting = Schemas['MeetingDetail']

export const useMeeting = (group: number) => {
  const meeting = Number(useRoute().params['meeting'])
  return useRead('/groups/{group}/meetings/{meeting}', { path: { group, meeting } })
}

export default function MeetingPage() {
  return (
    <GroupPage part={words().meetings.title}>
      {(group) => (mayRead(group, myOrganizations()) ? <One key={group.id} group={group} /> : <Entrance group={group} />)}
    </GroupPage>
  )
}

function One({ group }: { group: Group }) {
  const reading = useMeeting(group.id)
  return <Loaded of={reading}>{({ data }) => <Shown key={data.id} group={group} meeting={data} />}</Loaded>
}

function Shown({ group, meeting }: { group: Group; meeting: Meeting }) {
  const { meetings } = words()
  const isOff = meeting.status === 'cancelled'
  const mayAnswer = group.is_member && !isOff && !isOver(meeting)
  return (
    <>
      <section class="card stack">
        <div class="stack tight">
          <h3 class={isOff ? 'off' : undefined}>{dayAndHour(meeting)}</h3>
          {isOff && <p class="tag bad start">{meetings.cancelled}</p>}
          {meeting.title !== group.name && (
            <p class="strong">
              <bdi>{meeting.title}</bdi>
            </p>
          )}
          {meeting.location && (
            <p>
              <bdi>{meeting.location}</bdi>
            </p>
          )}
          {meeting.repeats && (
            <p class="small soft">
              {meetings.repeats[meeting.repeats.every]}, {meetings.until({ day: day(meeting.repeats.until) })}
            </p>
          )}
          {meeting.online_url && !isOff && (
            <a class="button start" href={meeting.online_url} rel="noreferrer">
              <Icon name="play" /> {meetings.join}
            </a>
          )}
        </div>
        {mayAnswer && <Answering meeting={meeting} />}
        {mayAnswer && meeting.my_answer && <Note meeting={meeting} />}
        {meeting.was_present && <p class="tag accent start">{meetings.youWereThere}</p>}
      </section>
      {mayManage(group, myOrganizations()) && !isOff && (
        <div class="row wrap">
          {hasBegun(meeting) && (
            <a class="button primary" href={`${addressOf(meeting)}/attendance`}>
              <Icon name="check" /> {meetings.whoCame}
            </a>
          )}
          {!isOver(meeting) && (
            <a class="button" href={`${addressOf(meeting)}/change`}>
              <Icon name="pencil" /> {meetings.change}
            </a>
          )}
        </div>
      )}
      {meeting.agenda && (
        <section class="stack tight">
          <h3>{meetings.agenda}</h3>
          <p class="written" dir="auto">
            {meeting.agenda}
          </p>
        </section>
      )}
      {!isOff && <WhoComes group={group} meeting={meeting} />}
    </>
  )
}

function Note({ meeting }: { meeting: Meeting }) {
  const { meetings } = words()
  const answer = useAnswer(meeting)
  return (
    <Form
      action={meetings.noteSave}
      send={async (values) => {
        const note = String(values.get('note')).trim() || null
        tell((await answer.mutateAsync({ coming: meeting.my_answer!, note })).message)
      }}
    >
      <TextField
        name="note"
        label={meetings.note}
        help={meetings.onlyLeaders}
        rows={2}
        maxLength={500}
        defaultValue={meeting.my_note ?? ''}
      />
    </Form>
  )
}

function WhoComes({ group, meeting }: { group: Group; meeting: Meeting }) {
  const { meetings } = words()
  const answers = useRead('/groups/{group}/meetings/{meeting}/answers', { path: { group: group.id, meeting: meeting.id } })
  return (
    <section class="stack tight">
      <h3>{meetings.whoComes}</h3>
      <Loaded of={answers}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="soft">{meetings.nobodyYet}</p>
          ) : (
            <ul class="list">
              {data.map(({ user, coming, note }) => (
                <li key={user.id} class="row">
                  <Avatar name={user.name} />
                  <div class="grow">
                    <p class="row tight wrap">
                      <bdi class="strong">{user.name}</bdi>
                      {coming !== 'yes' && <span class="tag">{meetings.comingAnswers[coming]}</span>}
                    </p>
                    {note && (
                      <p class="small soft" dir="auto">
                        {note}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
