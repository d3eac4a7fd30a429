// One's passkeys: adding, naming and removing them.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { changed, useRead } from '#web/api/using.ts'
import { ConfirmByPasskey, sayWhy } from '#web/features/accounts/confirm-by-passkey.tsx'
import { deviceName } from '#web/features/accounts/device-name.ts'
import { addPasskey, hasPasskeys } from '#web/features/accounts/passkeys.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field, PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { tell } from '#web/parts/toast.tsx'
import { fetchOwnWords, ownWords, words } from '#web/words/choosing.ts'
import { ago, day } from '#web/words/saying.ts'

// Before the page that has it is drawn.
await fetchOwnWords()

type Passkey = Schemas['Passkey']
const PATH = '/user/passkeys'

/** `kept` happens once one was added. */
export function Passkeys({ kept }: { kept?: () => Promise<void> }) {
  const { passkeys } = ownWords()
  const reading = useRead(PATH)
  const [isAdding, setAdding] = useState(false)
  return (
    <section class="stack">
      <h2>{passkeys.title}</h2>
      <p class="soft">{passkeys.about}</p>
      <Loaded of={reading}>
        {({ data }) =>
          data.length > 0 && (
            <ul class="card list">
              {data.map((passkey) => (
                <One key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {hasPasskeys() ? (
        <button type="button" class="button start" onClick={() => setAdding(true)}>
          {passkeys.add}
        </button>
      ) : (
        <p class="small soft">{passkeys.none}</p>
      )}
      {isAdding && <Adding close={() => setAdding(false)} kept={kept} />}
    </section>
  )
}

/** The password, or a passkey that one has, and then the device. */
function Adding({ close, kept }: { close: () => void; kept: (() => Promise<void>) | undefined }) {
  const { accounts } = words()
  const { passkeys } = ownWords()
  const [name, setName] = useState(deviceName(navigator.userAgent) ?? passkeys.thisDevice)
  const add = async () => {
    try {
      const { message } = await addPasskey(name)
      close()
      await changed(PATH)
      tell(message)
      await kept?.()
    } catch (error) {
      // What is wrong with the name stands beside it.
      if (error instanceof Refusal) throw error
      sayWhy(error)
    }
  }
  return (
    <Dialog title={passkeys.add} close={close}>
      <Form
        action={passkeys.add}
        send={async (values) => {
          await ask(api.POST('/user/confirm', { body: { password: String(values.get('password')) } }))
          await add()
        }}
        beside={<ConfirmByPasskey then={add} />}
      >
        <Field
          name="name"
          label={passkeys.name}
          help={passkeys.nameHelp}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          maxLength={100}
          required
        />
        <p class="soft">{passkeys.passwordFirst}</p>
        <PasswordField name="password" label={accounts.password} autocomplete="current-password" required />
      </Form>
    </Dialog>
  )
}

function One({ passkey }: { passkey: Passkey }) {
  const { me: mine } = words()
  const { passkeys } = ownWords()
  const [asking, setAsking] = useState<'name' | 'end'>()
  const close = () => setAsking(undefined)
  const { id, name, created_at, last_used_at } = passkey
  const used = last_used_at === null ? passkeys.never : mine.lastUsed({ when: ago(last_used_at) })
  return (
    <li class="stack tight">
      <div class="row">
        <span class="face" aria-hidden="true">
          <Icon name="lock" />
        </span>
        <div class="grow">
          <p class="strong">
            <bdi>{name}</bdi>
          </p>
          <p class="small soft">{[passkeys.added({ when: day(created_at) }), used].join(' · ')}</p>
        </div>
      </div>
      <div class="row wrap">
        <button type="button" class="button small" aria-label={passkeys.renameOne({ name })} onClick={() => setAsking('name')}>
          {passkeys.rename}
        </button>
        <button type="button" class="button small bad" aria-label={passkeys.removeOne({ name })} onClick={() => setAsking('end')}>
          {passkeys.remove}
        </button>
      </div>
      {asking === 'name' && <Renaming passkey={passkey} close={close} />}
      {asking === 'end' && <Removing id={id} name={name} close={close} />}
    </li>
  )
}

function Renaming({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { passkeys } = ownWords()
  const params = { path: { passkey: passkey.id } }
  return (
    <Dialog title={passkeys.renameOne({ name: passkey.name })} close={close}>
      <Form
        action={passkeys.save}
        send={async (values) => {
          const { message } = await ask(api.PATCH('/user/passkeys/{passkey}', { params, body: { name: String(values.get('name')) } }))
          close()
          await changed(PATH)
          tell(message)
        }}
      >
        <Field name="name" label={passkeys.name} value={passkey.name} maxLength={100} required />
      </Form>
    </Dialog>
  )
}

function Removing({ id, name, close }: { id: number; name: string; close: () => void }) {
  const { accounts } = words()
  const { passkeys } = ownWords()
  const params = { path: { passkey: id } }
  const remove = async (current_password?: string) => {
    const body = current_password === undefined ? {} : { current_password }
    const { message } = await ask(api.DELETE('/user/passkeys/{passkey}', { params, body }))
    close()
    await changed(PATH)
    tell(message)
  }
  return (
    <Dialog title={passkeys.removeOne({ name })} close={close}>
      <p class="soft">{passkeys.removeAbout({ name })}</p>
      <Form
        action={passkeys.remove}
        send={(values) => remove(String(values.get('current_password')))}
        beside={<ConfirmByPasskey then={() => remove()} />}
      >
        <PasswordField name="current_password" label={accounts.password} autocomplete="current-password" required />
      </Form>
    </Dialog>
  )
}
