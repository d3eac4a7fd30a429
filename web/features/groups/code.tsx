// The group's code, for its admins: to read aloud, to send as a link, and to be replaced when it went around.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { joinAddress, sayCode } from '#web/features/groups/joining.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export function GroupCode({ group }: { group: Group }) {
  const { groups, frame } = words()
  const [isRenewing, setRenewing] = useState(false)
  const address = joinAddress(location.origin, group.code)
  const renew = async () => {
    const { message } = await ask(api.POST('/groups/{group}/code', { params: { path: { group: group.id } } }))
    await changed('/groups')
    setRenewing(false)
    tell(message)
  }
  return (
    <section class="card stack tight">
      <h2>{groups.code}</h2>
      <p class="soft small">{groups.codeAbout}</p>
      <p class="code" dir="ltr">
        {sayCode(group.code)}
      </p>
      <div class="row wrap tight">
        <button
          type="button"
          class="button"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => tell(groups.linkCopied),
              () => tell(address),
            )
          }
        >
          {groups.copyLink}
        </button>
        <button type="button" class="button quiet" onClick={() => setRenewing(true)}>
          {groups.renewCode}
        </button>
      </div>
      {isRenewing && (
        <Dialog title={groups.renewCode} close={() => setRenewing(false)}>
          <p>{groups.renewCodeAbout}</p>
          <Form
            action={groups.renewCode}
            send={renew}
            beside={
              <button type="button" class="button quiet" onClick={() => setRenewing(false)}>
                {frame.cancel}
              </button>
            }
          >
            {null}
          </Form>
        </Dialog>
      )}
    </section>
  )
}
