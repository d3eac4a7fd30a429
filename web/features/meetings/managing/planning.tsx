// Planning a meeting of a group, or a series of them: the day, the hour, how often; the rest under "More".
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { type Group, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { ForManagers } from '#web/features/groups/managing/for-managers.tsx'
import { Details, placeOf, Rhythm, rhythmOf, When, whenOf } from '#web/features/meetings/managing/fields.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export default function PlanMeeting() {
  const { meetings } = words()
  const id = useGroupId()
  const reading = useGroup(id)
  return (
    <Page help="/help/groups" title={meetings.plan} back={`/groups/${id}/meetings`} about={<bdi>{reading.data?.data.name}</bdi>}>
      <Loaded of={reading}>
        {({ data }) => <ForManagers group={data}>{(group) => <Planning key={group.id} group={group} />}</ForManagers>}
      </Loaded>
    </Page>
  )
}

function Planning({ group }: { group: Group }) {
  const { meetings } = words()
  const { route } = useLocation()
  const draft = `meeting of group ${group.id}`
  const once = useOnce(draft)
  const [repeats, setRepeats] = useState('')
  const send = async (values: FormData) => {
    const body = { ...whenOf(values), ...placeOf(values), repeats: rhythmOf(values) }
    const { message } = await once(body, (headers) =>
      ask(api.POST('/groups/{group}/meetings', { params: { path: { group: group.id } }, headers, body })),
    )
    tell(message)
    void changed('/groups', '/meetings')
    route(`/groups/${group.id}/meetings`, true)
  }
  return (
    <Form action={meetings.plan} send={send} draft={draft}>
      <When day={dateToday()} hour="19:30" />
      <Rhythm repeats={repeats} onChoose={setRepeats} />
      <Details location={group.location} />
    </Form>
  )
}
