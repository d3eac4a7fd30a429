// Signing in, wherever one does, with the second factor of whoever has one.
import { useState } from 'preact/hooks'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { begin, signIn } from '#web/api/session.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { fetchOwnWords, ownWords, words } from '#web/words/choosing.ts'

interface Step {
  challenge: string
  done: () => void
  fail: (why: Error) => void
}

/** How to sign in, and what is to be drawn for it: the second step, over the page, once the password was right. */
export function useSignIn() {
  const [step, setStep] = useState<Step>()
  const send = (email: string, password: string): Promise<void> =>
    signIn(email, password).catch(async (error) => {
      const challenge = error instanceof Refusal && error.body['challenge']
      if (!challenge) throw error
      await fetchOwnWords()
      return new Promise<void>((done, fail) => setStep({ challenge: String(challenge), done, fail })).finally(() => setStep(undefined))
    })
  return [send, step && <SecondStep {...step} />] as const
}

/** The code of the authenticator app, over the page on which one signs in. */
function SecondStep({ challenge, done, fail }: Step) {
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
