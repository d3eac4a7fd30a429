// Asking to join a closed group, with a word to its admins.
import { api, ask } from '#web/api/asking.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

interface Asked {
  id: number
  name: string
}

/** Over the page. */
export function AskToJoin({ group, close }: { group: Asked; close: () => void }) {
  const { groups } = words()
  return (
    <Dialog title={groups.askToJoinGroup({ name: group.name })} close={close}>
      <AskForm group={group} onAsked={close} />
    </Dialog>
  )
}

export function AskForm({ group, onAsked }: { group: Asked; onAsked: () => void }) {
  const { groups } = words()
  const draft = `ask ${group.id}`
  const once = useOnce(draft)
  const send = async (values: FormData) => {
    const body = { group_id: group.id, note: String(values.get('note')) || null }
    const { message } = await once(body, (headers) => ask(api.POST('/groups/join-request', { headers, body })))
    onAsked()
    tell(message)
    void changed('/groups')
  }
  return (
    <Form action={groups.askToJoin} send={send} draft={draft}>
      <TextField name="note" label={groups.note} help={groups.noteAbout} rows={3} maxLength={1000} />
    </Form>
  )
}
