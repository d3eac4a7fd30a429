// New codes for all groups of a church, when one went around. What can't be taken back asks for the church's name.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import { groupsChanged } from '#web/features/groups/managing/changed.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

interface RenewAllCodesProps {
  organization: Pick<Schemas['Organization'], 'id' | 'name'>
  /** Else it stands in a menu. */
  isButton?: boolean
}

export function RenewAllCodes({ organization: { id, name }, isButton = false }: RenewAllCodesProps) {
  const { groups } = managingWords()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const renew = async (values: FormData) => {
    if (String(values.get('name')).trim() !== name) throw new Refusal(422, { errors: { name: [groups.typedOther] } })
    const { message } = await ask(api.POST('/organizations/{organization}/codes', { params: { path: { organization: id } } }))
    await Promise.all([groupsChanged(), changed('/organizations/{organization}/audit-log')])
    close()
    tell(message)
  }
  return (
    <>
      {isButton ? (
        <button type="button" class="button start" onClick={() => setAsked(true)}>
          {groups.renewAll}
        </button>
      ) : (
        <Menu items={[{ text: groups.renewAll, icon: 'qr', act: () => setAsked(true) }]} />
      )}
      {isAsked && (
        <Dialog title={groups.renewAll} close={close}>
          <p>{groups.renewAllAbout}</p>
          <Form
            action={groups.renewAll}
            send={renew}
            beside={
              <button type="button" class="button quiet" onClick={close}>
                {words().frame.cancel}
              </button>
            }
          >
            <Field name="name" label={groups.typeName({ name })} autocomplete="off" dir="auto" />
          </Form>
        </Dialog>
      )}
    </>
  )
}
