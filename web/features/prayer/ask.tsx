// Asking for prayer: who will know is told before anything is typed.

import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { church, me } from '#web/api/session.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { PrayerFields, wordsIn } from '#web/features/prayer/fields.tsx'
import { SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

const DRAFT = 'prayer'

export default function AskForPrayer() {
  const { prayer } = words()
  const { route } = useLocation()
  const churches = me.value?.organizations ?? []
  const [chosen, choose] = useState(church.value?.id)
  const [visibility, setVisibility] = useState('church')
  const once = useOnce(DRAFT)
  const asked = churches.find(({ id }) => id === chosen) ?? church.value

  const send = async (values: FormData) => {
    const body = { ...wordsIn(values), ...(chosen === undefined ? {} : { organization_id: chosen }) }
    const { message } = await once(body, (headers) => ask(api.POST('/prayer-requests', { body, headers })))
    await changed('/prayer-requests/my-requests')
    route('/prayer/mine')
    tell(message)
  }
  return (
    <Page title={prayer.ask} back="/prayer">
      <Form send={send} action={visibility === 'care_team' ? prayer.sendToCareTeam : prayer.sendToLeaders} draft={DRAFT}>
        {churches.length > 1 && (
          <SelectField
            name="organization_id"
            label={prayer.church}
            options={churches.map(({ id, name }) => [String(id), name])}
            value={String(chosen)}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          />
        )}
        <PrayerFields church={asked} onVisibility={setVisibility} />
      </Form>
    </Page>
  )
}
