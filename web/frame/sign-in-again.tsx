// The session ended under what somebody was doing: they sign in over the page, and what they wrote stays. Not by a passkey: a device that is shared
// would offer another's, and their drafts were gone.
import { leave, me } from '#web/api/session.ts'
import { useSignIn } from '#web/features/accounts/signing-in.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { words } from '#web/words/choosing.ts'

export default function SignInAgain() {
  const { accounts } = words()
  const email = me.value?.account.email ?? ''
  const [signIn, secondStep] = useSignIn()
  return (
    <Dialog title={accounts.signInAgain}>
      <p class="soft">{accounts.signInAgainAbout}</p>
      <Form
        action={accounts.signIn}
        send={(values) => signIn(email, String(values.get('password')))}
        beside={
          <button type="button" class="button quiet" onClick={leave}>
            {accounts.signOut}
          </button>
        }
      >
        <p class="strong" dir="ltr">
          {email}
        </p>
        <PasswordField name="password" label={accounts.password} autocomplete="current-password" required />
      </Form>
      {secondStep}
    </Dialog>
  )
}
