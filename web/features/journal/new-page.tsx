// A new page of the journal.
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { NEW_PAGE } from '#web/features/journal/drafts.tsx'
import { Writing } from '#web/features/journal/writing.tsx'
import { Field } from '#web/parts/field.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { addDays } from '#web/words/days.ts'

export default function NewPage() {
  const { journal } = words()
  const { route } = useLocation()
  const once = useOnce(NEW_PAGE)
  const today = dateToday()
  return (
    <Page title={journal.newTitle} back="/journal">
      <Writing
        draft={NEW_PAGE}
        save={async ({ title, content, values }) => {
          const body = { title, content, date: String(values.get('date')) }
          const { data } = await once(body, (headers) => ask(api.POST('/journal', { body, headers })))
          await changed('/journal')
          route(`/journal/${data.id}`, true)
          tell(journal.saved)
        }}
      >
        <Field name="date" label={journal.day} type="date" defaultValue={today} max={addDays(today, 1)} required />
      </Writing>
    </Page>
  )
}
