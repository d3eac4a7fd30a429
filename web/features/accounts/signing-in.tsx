// Signing in, wherever one does, with the second factor of whoever has one.

import { useState } from 'preact/hooks'
import lazy from 'preact-iso/lazy'
import { Refusal } from '#web/api/asking.ts'
import { signIn } from '#web/api/session.ts'

export interface Step {
  challenge: string
  done: () => void
  fail: (why: Error) => void
}

const SecondStep = lazy(() => import('#web/features/accounts/second-step.tsx'))

/** How to sign in, and what is to be drawn for it: the second step, over the page, once the password was right. */
export function useSignIn() {
  const [step, setStep] = useState<Step>()
  const send = (email: string, password: string): Promise<void> =>
    signIn(email, password).catch((error) => {
      const challenge = error instanceof Refusal && error.body['challenge']
      if (!challenge) throw error
      return new Promise<void>((done, fail) => setStep({ challenge: String(challenge), done, fail })).finally(() => setStep(undefined))
    })
  return [send, step && <SecondStep {...step} />] as const
}
