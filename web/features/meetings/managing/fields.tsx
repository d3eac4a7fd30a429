// What is filled in about a meeting.
import { dateToday } from '#web/api/session.ts'
import type { Meeting } from '#web/features/meetings/answering.tsx'
import { Field, SelectField, TextField } from '#web/parts/field.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

export function When({ day, hour }: { day: string; hour: string }) {
  const { meetings: text } = managingWords()
  return (
    <>
      <Field name="starts_at" type="date" label={text.day} defaultValue={day} required />
      <Field name="hour" type="time" label={text.hour} defaultValue={hour} required />
    </>
  )
}

/** As it was typed: what is no day or hour, the service says. */
export const whenOf = (values: FormData) => ({ starts_at: `${values.get('starts_at')}T${values.get('hour')}` })

type Every = NonNullable<Meeting['repeats']>['every']
const rhythms: readonly Every[] = ['week', 'two_weeks', 'month', 'month_weekday']
const HALF_A_YEAR = 182

export function Rhythm({ repeats, until, onChoose }: { repeats: string; until?: string; onChoose: (repeats: string) => void }) {
  const { meetings } = words()
  const { meetings: text } = managingWords()
  return (
    <>
      <SelectField
        name="repeats"
        label={text.does}
        options={[['', meetings.comingAnswers.no], ...rhythms.map((every) => [every, meetings.repeats[every]] as const)]}
        value={repeats}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {repeats && (
        <Field name="until" type="date" label={text.lastDay} defaultValue={until ?? daysAfter(dateToday(), HALF_A_YEAR)} required />
      )}
    </>
  )
}

export function rhythmOf(values: FormData): { every: Every; until: string } | null {
  const every = String(values.get('repeats') ?? '')
  return every ? { every: every as Every, until: String(values.get('until')) } : null
}

const daysAfter = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

interface Known {
  title?: string
  location: string | null
  duration_minutes?: number
  online_url?: string | null
  agenda?: string | null
}

export function Details({ title = '', location, duration_minutes = 90, online_url, agenda }: Known) {
  const { meetings: text } = managingWords()
  return (
    <details class="stack">
      <summary class="button quiet start">{text.more}</summary>
      <div class="stack">
        <Field name="location" label={words().groups.place} dir="auto" maxLength={255} defaultValue={location ?? ''} />
        <Field name="title" label={text.titleField} help={text.titleAbout} dir="auto" maxLength={255} defaultValue={title} />
        <Field name="duration_minutes" type="number" inputMode="numeric" label={text.duration} defaultValue={String(duration_minutes)} />
        <Field name="online_url" type="url" label={text.online} dir="ltr" maxLength={2048} defaultValue={online_url ?? ''} />
        <TextField name="agenda" label={words().meetings.agenda} rows={4} maxLength={5000} defaultValue={agenda ?? ''} />
      </div>
    </details>
  )
}

export function placeOf(values: FormData) {
  const text = (name: string) => String(values.get(name) ?? '').trim() || null
  return {
    title: text('title'),
    location: text('location'),
    duration_minutes: text('duration_minutes') as unknown as number,
    online_url: text('online_url'),
    agenda: text('agenda'),
  }
}
