import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { takeLink } from '#web/features/accounts/link.ts'
import { useSignIn } from '#web/features/accounts/signing-in.tsx'
import { PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export default function ResetPassword() {
  const { accounts } = words()
  const { route } = useLocation()
  const [link] = useState(takeLink)
  const [signIn, secondStep] = useSignIn()
  const [email, token] = [link.get('email') ?? '', link.get('token') ?? '']
  if (!token) return <LinkNotWhole title={accounts.newPasswordTitle} />
  return (
    <Page title={accounts.newPasswordTitle} about={<bdi dir="ltr">{email}</bdi>}>
      <Form
        action={accounts.setPassword}
        send={async (values) => {
          const password = String(values.get('password'))
          await ask(api.POST('/reset-password', { body: { email, token, password } }))
          // Whoever gives no code, or wrong ones, signs in later: their link is used up, and the password is set.
          const page = await signIn(email, password).then(
            () => '/',
            (error) => {
              if (error instanceof Refusal && error.status === 401) return '/sign-in'
              throw error
            },
          )
          tell(accounts.passwordIsSet)
          route(page, true)
        }}
      >
        <PasswordField name="password" label={accounts.newPassword} help={accounts.newPasswordHelp} autocomplete="new-password" required />
      </Form>
      {secondStep}
    </Page>
  )
}

/** Opened without what its link carries, such as from a bookmark. */
export function LinkNotWhole({ title }: { title: string }) {
  const { accounts } = words()
  return (
    <Page title={title} about={accounts.linkNotWhole} back="/">
      <a class="button start" href="/forgot-password">
        {accounts.askForNewLink}
      </a>
    </Page>
  )
}
