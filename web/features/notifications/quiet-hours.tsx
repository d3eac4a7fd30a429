// The hours in which one is not to be disturbed.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

type Hours = Schemas['QuietHours']

const NIGHT: Hours = { from: '22:00', to: '07:00' }

const save = async (quiet_hours: Hours | null) => {
  const { message } = await ask(api.PUT('/user/notification-preferences', { body: { quiet_hours } }))
  await changed('/user/notification-preferences')
  tell(message)
}

export function QuietHours({ hours }: { hours: Hours | null }) {
  const { me: mine } = words()
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    await save(null).catch(tellWhy)
    setBusy(false)
  }
  const { from, to } = hours ?? NIGHT
  return (
    <section class="card stack tight">
      <h2>{mine.quietHours}</h2>
      <p class="soft">{mine.quietHoursAbout}</p>
      <Form
        key={`${from} ${to}`}
        action={mine.saveQuietHours}
        send={(values) => save({ from: String(values.get('quiet_hours.from')), to: String(values.get('quiet_hours.to')) })}
        beside={
          hours && (
            <button type="button" class="button quiet" aria-busy={isBusy} onClick={() => void end()}>
              {mine.endQuietHours}
            </button>
          )
        }
      >
        <fieldset name="quiet_hours" class="row wrap top-aligned">
          <legend class="unseen">{mine.quietHours}</legend>
          <Field name="quiet_hours.from" label={mine.quietFrom} type="time" defaultValue={from} required />
          <Field name="quiet_hours.to" label={mine.quietTo} type="time" defaultValue={to} required />
        </fieldset>
      </Form>
    </section>
  )
}
