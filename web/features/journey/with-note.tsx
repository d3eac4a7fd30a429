// Something else than what one tap offers: another day, how long, a note.
import { useRef, useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { known, nameOf } from '#web/features/journey/activities.ts'
import { Field, SelectField, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

const DRAFT = 'journey'

export function WithNote({ today }: { today: string }) {
  const { journey } = words()
  const details = useRef<HTMLDetailsElement>(null)
  const [count, setCount] = useState(0)
  const once = useOnce(DRAFT)
  const send = async (values: FormData) => {
    const activity = String(values.get('activity_type'))
    const minutes = String(values.get('duration_minutes'))
    const body = {
      activity_type: activity,
      date: String(values.get('date')),
      notes: String(values.get('notes')) || null,
      duration_minutes: minutes === '' ? null : Number(minutes),
    }
    await once(body, (headers) => ask(api.POST('/journey', { body, headers })))
    await changed('/journey')
    details.current!.open = false
    setCount(count + 1)
    tell(journey.logged({ activity: nameOf(activity) }))
  }
  return (
    <details class="journey-more" ref={details}>
      <summary>
        <Icon name="plus" /> {journey.other}
      </summary>
      <Form key={count} send={send} action={journey.writeDown} draft={DRAFT}>
        <SelectField name="activity_type" label={journey.activity} options={known.map((activity) => [activity, nameOf(activity)])} />
        <Field name="date" label={journey.date} type="date" defaultValue={today} max={today} required />
        <Field name="duration_minutes" label={journey.minutes} type="number" inputMode="numeric" min={0} max={1440} />
        <TextField name="notes" label={journey.notes} rows={3} maxLength={5000} />
      </Form>
    </details>
  )
}
