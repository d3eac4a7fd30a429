import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'

export default function ForgotPassword() {
  const { accounts } = words()
  const [sent, setSent] = useState('')
  return (
    <Page title={accounts.forgotTitle} about={accounts.forgotAbout} back="/sign-in">
      {sent ? (
        <p class="card accent" role="status">
          {sent}
        </p>
      ) : (
        <Form
          action={accounts.sendLink}
          send={async (values) => {
            const { message } = await ask(api.POST('/forgot-password', { body: { email: String(values.get('email')) } }))
            setSent(message)
          }}
        >
          <Field name="email" label={accounts.email} type="email" autocomplete="username" inputMode="email" dir="ltr" required />
        </Form>
      )}
    </Page>
  )
}
