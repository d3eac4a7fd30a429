// Proving an address, or taking its change back: a press of a button, since programs that look at e-mails follow links by themselves.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { me, readMyself } from '#web/api/session.ts'
import { takeLink } from '#web/features/accounts/link.ts'
import { LinkNotWhole } from '#web/features/accounts/reset-password.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'

interface Pressed {
  title: string
  about: string
  action: string
  path: '/confirm-email' | '/undo-email-change'
}

function PressToDo({ title, about, action, path }: Pressed) {
  const { frame } = words()
  const [link] = useState(takeLink)
  const [done, setDone] = useState('')
  const token = link.get('token')
  if (!token) return <LinkNotWhole title={title} />
  return (
    <Page title={title} about={about}>
      {done ? (
        <>
          <p class="card accent" role="status">
            {done}
          </p>
          <a class="button start" href="/">
            {frame.toToday}
          </a>
        </>
      ) : (
        <Form
          action={action}
          send={async () => {
            const { message } = await ask(api.POST(path, { body: { token } }))
            setDone(message)
            if (me.value) await readMyself()
          }}
        >
          {null}
        </Form>
      )}
    </Page>
  )
}

export function ConfirmEmail() {
  const { accounts } = words()
  return <PressToDo title={accounts.confirmTitle} about={accounts.confirmAbout} action={accounts.confirmAction} path="/confirm-email" />
}

export function UndoEmailChange() {
  const { accounts } = words()
  return <PressToDo title={accounts.undoTitle} about={accounts.undoAbout} action={accounts.undoAction} path="/undo-email-change" />
}
