// The password was right: the code of the authenticator app, over the page on which one signs in.
import { api, ask, Refusal } from '#web/api/asking.ts'
import { begin } from '#web/api/session.ts'
import type { Step } from '#web/features/accounts/signing-in.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { fetchOwnWords, ownWords, words } from '#web/words/choosing.ts'

await fetchOwnWords()

export default function SecondStep({ challenge, done, fail }: Step) {
  const { accounts } = words()
  const { secondFactor } = ownWords()
  return (
    <Dialog title={secondFactor.stepTitle} close={() => fail(new Refusal(401, { message: '' }))}>
      <p class="soft">{secondFactor.stepAbout}</p>
      <Form
        action={accounts.signIn}
        send={async (values) => {
          try {
            await ask(api.POST('/session/second-factor', { body: { challenge, code: String(values.get('code')) } }))
          } catch (error) {
            // It begins anew with the password; the form below says why.
            if (error instanceof Refusal && error.status === 401) return fail(error)
            throw error
          }
          await begin()
          done()
        }}
      >
        <Field
          name="code"
          label={secondFactor.code}
          help={secondFactor.codeHelp}
          autocomplete="one-time-code"
          autocapitalize="none"
          spellcheck={false}
          dir="ltr"
          required
        />
      </Form>
      <p class="small soft">{secondFactor.lost}</p>
    </Dialog>
  )
}
