// A leader steps down at any time; what follows is told before it is done.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export function StepDown({ group }: { group: Group }) {
  const { groups, frame } = words()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const send = async () => {
    const { message } = await ask(api.DELETE('/groups/{group}/leader', { params: { path: { group: group.id } } }))
    close()
    tell(message)
    void changed('/groups', '/organizations/{organization}/groups')
  }
  return (
    <>
      <button type="button" class="button bad start" onClick={() => setAsked(true)}>
        {groups.stepDown}
      </button>
      {isAsked && (
        <Dialog title={groups.stepDownTitle({ name: group.name })} close={close}>
          <p>{groups.stepDownAbout}</p>
          <Form
            action={groups.stepDown}
            send={send}
            beside={
              <button type="button" class="button quiet" onClick={close}>
                {frame.cancel}
              </button>
            }
          >
            {null}
          </Form>
        </Dialog>
      )}
    </>
  )
}
