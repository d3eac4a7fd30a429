// Sending the church's admins what happens here, with the notes that one chooses. The other learns nothing of it.
import { api, ask } from '#web/api/asking.ts'
import { useFeed, useOnce } from '#web/api/using.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { ownWords } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

export function ReportDialog({ pair, close }: { pair: number; close: () => void }) {
  const { oneToOne } = ownWords()
  const shared = useFeed('/pairs/{pair}/notes', { path: { pair } })
  const own = useFeed('/pairs/{pair}/private-notes', { path: { pair } })
  const once = useOnce()
  const lists = [
    ['note_ids', oneToOne.chooseNotes, shared.items ?? []],
    ['private_note_ids', oneToOne.choosePrivate, own.items ?? []],
  ] as const
  const send = async (values: FormData) => {
    const ids = (name: string) => values.getAll(name).map(Number)
    const body = { reason: String(values.get('reason')), note_ids: ids('note_ids'), private_note_ids: ids('private_note_ids') }
    const { message } = await once(body, (headers) => ask(api.POST('/pairs/{pair}/report', { params: { path: { pair } }, body, headers })))
    close()
    tell(message)
  }
  return (
    <Dialog title={oneToOne.report} close={close}>
      <p class="soft">{oneToOne.reportAbout}</p>
      <Form send={send} action={oneToOne.sendReport}>
        <TextField name="reason" label={oneToOne.reason} maxLength={1000} required />
        {lists.map(
          ([name, label, notes]) =>
            notes.length > 0 && (
              <fieldset key={name} class="field">
                <legend class="field-label">{label}</legend>
                {notes.map(({ id, text, created_at }) => (
                  <label key={id} class="option">
                    <input type="checkbox" name={name} value={id} />
                    <span>
                      <bdi>{[...text].slice(0, 80).join('')}</bdi>
                      <span class="option-about">{day(created_at)}</span>
                    </span>
                  </label>
                ))}
              </fieldset>
            ),
        )}
      </Form>
    </Dialog>
  )
}
