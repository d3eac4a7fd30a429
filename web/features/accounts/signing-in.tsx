// Signing in, wherever one does, with the second factor of whoever has one.
import { useState } from 'preact/hooks'
import { Refusal } from '#web/api/asking.ts'
import { signIn } from '#web/api/session.ts'
import type { Step } from '#web/features/accounts/second-step.tsx'

/** How to sign in, and what is to be drawn for it: the second step, over the page, once the password was right. */
export function useSignIn() {
  const [step, setStep] = useState<Step & Pick<typeof import('#web/features/accounts/second-step.tsx'), 'SecondStep'>>()
  const send = (email: string, password: string): Promise<void> =>
    signIn(email, password).catch(async (error) => {
      const challenge = error instanceof Refusal && error.body['challenge']
      if (!challenge) throw error
      const { SecondStep } = await import('#web/features/accounts/second-step.tsx')
      return new Promise<void>((done, fail) => setStep({ SecondStep, challenge: String(challenge), done, fail })).finally(() =>
        setStep(undefined),
      )
    })
  return [send, step && <step.SecondStep {...step} />] as const
}
