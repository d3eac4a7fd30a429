// Asking for prayer: who will know is told before anything is typed.

import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { church, me } from '#web/api/session.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { Choice, Field, SelectField, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

const DRAFT = 'prayer'
const LONGEST = 5000

export default function AskForPrayer() {
  const { prayer } = words()
  const { route } = useLocation()
  const churches = me.value?.organizations ?? []
  const [chosen, choose] = useState(church.value?.id)
  const [isAnonymous, setAnonymous] = useState(true)
  const once = useOnce(DRAFT)
  const name = churches.find(({ id }) => id === chosen)?.name ?? church.value?.name ?? ''

  const send = async (values: FormData) => {
    const body = {
      title: String(values.get('title')),
      request_text: String(values.get('request_text')),
      anonymous: values.get('who') === 'leaders',
      ...(chosen === undefined ? {} : { organization_id: chosen }),
    }
    const { message } = await once(body, (headers) => ask(api.POST('/prayer-requests', { body, headers })))
    await changed('/prayer-requests/my-requests')
    route('/prayer/mine')
    tell(message)
  }
  return (
    <Page title={prayer.ask} back="/prayer">
      <p class="card accent row small top-aligned">
        <Icon name="lock" />
        <span class="grow" dir="auto" aria-live="polite">
          {prayer.firstLeaders({ church: name })} <strong>{isAnonymous ? prayer.nameHidden : prayer.nameShown}</strong>
        </span>
      </p>
      <Form send={send} action={prayer.sendToLeaders} draft={DRAFT}>
        {churches.length > 1 && (
          <SelectField
            name="organization_id"
            label={prayer.church}
            options={churches.map(({ id, name }) => [String(id), name])}
            value={String(chosen)}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          />
        )}
        <Field name="title" label={prayer.inFewWords} dir="auto" maxLength={255} required />
        <TextField name="request_text" label={prayer.what} rows={6} maxLength={LONGEST} required />
        <Choice
          name="who"
          label={prayer.whoMayKnow}
          value="leaders"
          onChoose={(who) => setAnonymous(who === 'leaders')}
          options={[
            { value: 'everybody', text: prayer.everybody, about: prayer.everybodyAbout },
            { value: 'leaders', text: prayer.onlyLeaders, about: prayer.onlyLeadersAbout },
          ]}
        />
      </Form>
    </Page>
  )
}
