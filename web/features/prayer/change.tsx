// Changing what one asked for, as long as it waits.
import { useLocation, useRoute } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed, useRead } from '#web/api/using.ts'
import { PrayerFields, wordsIn } from '#web/features/prayer/fields.tsx'
import { Form } from '#web/parts/form.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export default function ChangePrayer() {
  const { prayer } = words()
  const id = Number(useRoute().params['request'])
  const requests = useRead('/prayer-requests/my-requests')
  return (
    <Page title={prayer.changeTitle} about={prayer.changeAbout} back="/prayer/mine">
      <Loaded of={requests}>
        {(all) => {
          const request = all.find((one) => one.id === id && one.status === 'pending')
          return request ? <Change key={id} request={request} /> : <Empty icon="lock" title={prayer.careNone} />
        }}
      </Loaded>
    </Page>
  )
}

function Change({ request }: { request: Schemas['OwnPrayerRequest'] }) {
  const { frame } = words()
  const { route } = useLocation()
  const church = me.value?.organizations.find(({ id }) => id === request.organization_id)
  const send = async (values: FormData) => {
    const sent = { params: { path: { prayer_request: request.id } }, body: wordsIn(values) }
    const { message } = await ask(api.PUT('/prayer-requests/{prayer_request}', sent))
    await changed('/prayer-requests/my-requests')
    route('/prayer/mine')
    tell(message)
  }
  return (
    <Form send={send} action={frame.save}>
      <PrayerFields church={church} request={request} />
    </Form>
  )
}
