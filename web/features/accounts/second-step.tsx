// The second step of signing in, which comes when it is needed.
import { api, ask, Refusal } from '#web/api/asking.ts'
import { begin } from '#web/api/session.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { fetchOwnWords, ownWords, words } from '#web/words/choosing.ts'

// Before it is drawn.
await fetchOwnWords()

export interface Step {
  challenge: string
  done: () => void
  fail: (why: Error) => void
}

/** The code of the authenticator app, over the page on which one signs in. */
export function SecondStep({ challenge, done, fail }: Step) {
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
        <CodeField />
      </Form>
      <p class="small soft">{secondFactor.lost}</p>
    </Dialog>
  )
}

/** For a code of the app, or one of recovery. */
export function CodeField() {
  const { secondFactor } = ownWords()
  return (
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
  )
}
