// Today's check-in, with a word about it for one's own journal, if one likes.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { changedChallenges, checkIn, type Progress } from '#web/features/challenges/taking-part.ts'
import { Field, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

/** More than a word about a day; the journal itself takes longer texts. */
const NOTE_LENGTH = 2000

export function CheckInForm({ challenge: { id, name }, progress }: { challenge: Schemas['Challenge']; progress: Progress }) {
  const { challenges, frame } = words()
  const draft = `check-in ${id}`
  const once = useOnce(draft)
  const [isEarlier, setEarlier] = useState(false)
  return (
    <Form
      action={challenges.checkIn}
      draft={draft}
      send={async (values) => {
        const date = String(values.get('date') ?? '') || dateToday()
        const note = String(values.get('content') ?? '').trim()
        await checkIn(id, date)
        // The day may be checked in again, the page is written once: sent anew, nothing is there twice.
        const body = { title: name, content: note, date }
        if (note) await once(body, (headers) => ask(api.POST('/journal', { headers, body })))
        await Promise.all([changedChallenges(), note ? changed('/journal') : undefined])
        tell(note ? challenges.checkedInWithNote : challenges.checkedIn)
      }}
      beside={
        !isEarlier && (
          <button type="button" class="button quiet small" onClick={() => setEarlier(true)}>
            {challenges.anotherDay}
          </button>
        )
      }
    >
      {isEarlier && (
        <Field
          name="date"
          type="date"
          label={challenges.whichDay}
          defaultValue={dateToday()}
          min={progress.started_at.slice(0, 10)}
          max={dateToday()}
        />
      )}
      <TextField
        name="content"
        label={challenges.note}
        maxLength={NOTE_LENGTH}
        rows={2}
        help={
          <span class="row tight">
            <Icon name="lock" />
            {frame.onlyYou}: {challenges.noteAbout}
          </span>
        }
      />
    </Form>
  )
}
