// Coming in: with the invitation of an e-mail, or with a group's code. Who has an account already signs in instead, and takes the invitation with it.

import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { begin, me, readMyself } from '#web/api/session.ts'
import { takeLink } from '#web/features/accounts/link.ts'
import { Languages } from '#web/features/accounts/sign-in.tsx'
import { useSignIn } from '#web/features/accounts/signing-in.tsx'
import { Field, PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { language, words } from '#web/words/choosing.ts'

export default function Register() {
  const { accounts } = words()
  const { route } = useLocation()
  const [link] = useState(takeLink)
  const [signIn, secondStep] = useSignIn()
  const [hasAccount, setHasAccount] = useState(false)
  const invitation = link.get('invitation_token')
  const [code] = useState(link.get('joinCode') ?? '')

  /** Someone with a code goes on to its group; someone who was invited has come in. */
  const goOn = (joinCode: string) => route(joinCode ? `/join/${encodeURIComponent(joinCode)}` : '/', true)
  const accept = async () => {
    if (invitation) tell((await ask(api.POST('/invitations/accept', { body: { invitation_token: invitation } }))).message)
    await readMyself()
  }

  if (me.value)
    return (
      <Page title={accounts.invitedTitle} about={accounts.invitedAs({ name: me.value.account.name })}>
        <Form
          action={accounts.acceptInvitation}
          send={async () => {
            await accept()
            goOn(code)
          }}
        >
          {null}
        </Form>
      </Page>
    )
  if (hasAccount)
    return (
      <Page title={accounts.invitedTitle} about={accounts.signInToAccept}>
        <Form
          action={accounts.signIn}
          send={async (values) => {
            await signIn(String(values.get('email')), String(values.get('password')))
            await accept()
            goOn(code)
          }}
          beside={<Other text={accounts.noAccountYet} act={() => setHasAccount(false)} />}
        >
          <Email value={link.get('email') ?? ''} />
          <PasswordField name="password" label={accounts.password} autocomplete="current-password" required />
        </Form>
        {secondStep}
      </Page>
    )
  return (
    <Page title={accounts.registerTitle} about={invitation ? accounts.registerInvited : accounts.registerWithCode}>
      <Form
        action={accounts.register}
        send={async (values) => {
          const text = (name: string) => String(values.get(name) ?? '')
          const joinCode = invitation ? code : text('joinCode').trim().toUpperCase()
          await ask(
            api.POST('/register', {
              body: {
                name: text('name'),
                email: text('email'),
                password: text('password'),
                locale: language.value,
                session: true,
                ...(invitation ? { invitation_token: invitation } : {}),
                ...(joinCode ? { joinCode } : {}),
              },
            }),
          )
          await begin()
          goOn(joinCode)
        }}
        beside={<Other text={accounts.hasAccount} act={() => setHasAccount(true)} />}
      >
        {!invitation && (
          <Field name="joinCode" label={accounts.code} help={accounts.codeHelp} defaultValue={code} dir="ltr" autocomplete="off" required />
        )}
        <Field name="name" label={accounts.name} dir="auto" autocomplete="name" defaultValue={link.get('name') ?? ''} required />
        <Email value={link.get('email') ?? ''} />
        <PasswordField name="password" label={accounts.password} help={accounts.newPasswordHelp} autocomplete="new-password" required />
      </Form>
      <Languages />
    </Page>
  )
}

const Email = ({ value }: { value: string }) => (
  <Field
    name="email"
    label={words().accounts.email}
    type="email"
    inputMode="email"
    dir="ltr"
    autocomplete="email"
    defaultValue={value}
    required
  />
)

const Other = ({ text, act }: { text: string; act: () => void }) => (
  <button type="button" class="button quiet" onClick={act}>
    {text}
  </button>
)
