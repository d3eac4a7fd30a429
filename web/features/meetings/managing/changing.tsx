// Changing or cancelling a meeting: this one, or it and those of its series that come after it.
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import { type Group, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { ForManagers } from '#web/features/groups/managing/for-managers.tsx'
import { addressOf } from '#web/features/meetings/address.ts'
import { changesOf } from '#web/features/meetings/managing/changes.ts'
import { Details, placeOf, Rhythm, rhythmOf, When, whenOf } from '#web/features/meetings/managing/fields.tsx'
import { useMeeting } from '#web/features/meetings/meeting-page.tsx'
import { dayAndHour } from '#web/features/meetings/times.ts'
import { Choice } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { remove } from '#web/parts/removing.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

type Meeting = Schemas['MeetingDetail']
type Scope = 'this' | 'following'

export default function ChangeMeeting() {
  const { meetings: text } = managingWords()
  const id = useGroupId()
  const group = useGroup(id)
  const meeting = useMeeting(id)
  return (
    <Page
      help="/help/groups"
      title={text.changeTitle}
      back={meeting.data ? addressOf(meeting.data.data) : `/groups/${id}/meetings`}
      about={meeting.data && dayAndHour(meeting.data.data)}
    >
      <Loaded of={group}>
        {({ data }) => (
          <ForManagers group={data}>
            {(group) => <Loaded of={meeting}>{({ data }) => <Changing key={data.id} group={group} meeting={data} />}</Loaded>}
          </ForManagers>
        )}
      </Loaded>
    </Page>
  )
}

function Changing({ group, meeting }: { group: Group; meeting: Meeting }) {
  const { frame, meetings } = words()
  const { meetings: text } = managingWords()
  const { route } = useLocation()
  const [scope, setScope] = useState<Scope>('this')
  const [repeats, setRepeats] = useState<string>(meeting.repeats?.every ?? '')
  const path = { group: group.id, meeting: meeting.id }
  const send = async (values: FormData) => {
    const place = placeOf(values)
    const wanted = { ...place, ...whenOf(values), title: place.title === group.name ? null : place.title }
    const before = { ...meeting, title: meeting.title === group.name ? null : meeting.title }
    const rhythm = rhythmOf(values)
    const isOtherRhythm = rhythm?.every !== meeting.repeats?.every || rhythm?.until !== meeting.repeats?.until
    const body = {
      ...changesOf(wanted, before),
      scope,
      ...(scope === 'following' && isOtherRhythm ? { repeats: rhythm } : {}),
    }
    const { message } = await ask(api.PUT('/groups/{group}/meetings/{meeting}', { params: { path }, body }))
    tell(message)
    void changed('/groups', '/meetings')
    route(addressOf(meeting), true)
  }
  const cancel = (scope: Scope) => {
    remove(`meeting ${meeting.id}`, {
      text: meetings.cancelled,
      send: () => ask(api.DELETE('/groups/{group}/meetings/{meeting}', { params: { path, query: { scope } }, keepalive: true })),
      touches: ['/groups', '/meetings'],
    })
    route(`/groups/${group.id}/meetings`, true)
  }
  return (
    <>
      <Form action={frame.save} send={send}>
        <Choice
          name="scope"
          label={text.scope}
          value={scope}
          onChoose={(value) => setScope(value as Scope)}
          options={[
            { value: 'this', text: text.this },
            { value: 'following', text: text.following },
          ]}
        />
        <When day={meeting.starts_at.slice(0, 10)} hour={meeting.starts_at.slice(11)} />
        {scope === 'following' && (
          <Rhythm repeats={repeats} {...(meeting.repeats ? { until: meeting.repeats.until } : {})} onChoose={setRepeats} />
        )}
        <Details {...meeting} title={meeting.title === group.name ? '' : meeting.title} />
      </Form>
      <section class="card stack">
        <div class="row wrap">
          <button type="button" class="button bad" onClick={() => cancel('this')}>
            {text.cancel}
          </button>
          {meeting.repeats && (
            <button type="button" class="button bad" onClick={() => cancel('following')}>
              {text.cancelAll}
            </button>
          )}
        </div>
      </section>
    </>
  )
}
