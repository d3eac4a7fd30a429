// The password was right: the code of the authenticator app, over the page on which one signs in.
import { api, ask, Refusal } from '#web/api/asking.ts'
import { secondStep } from '#web/api/session.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { ownWords, words } from '#web/words/choosing.ts'

export default function SecondStep() {
  const { accounts } = words()
  const { secondFactor } = ownWords()
  const step = secondStep.value
  if (!step) return null
  return (
    <Dialog title={secondFactor.stepTitle} close={() => step.failed(new Refusal(401, { message: '' }))}>
      <p class="soft">{secondFactor.stepAbout}</p>
      <Form
        action={accounts.signIn}
        send={async (values) => {
          try {
            await ask(api.POST('/session/second-factor', { body: { challenge: step.challenge, code: String(values.get('code')) } }))
          } catch (error) {
            // It begins anew with the password; the form below says why.
            if (error instanceof Refusal && error.status === 401) return step.failed(error)
            throw error
          }
          step.entered()
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
