// A passkey in place of the password, where that is asked for again.
import { useState } from 'preact/hooks'
import { Refusal, Unreachable } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { confirmByPasskey, hasPasskeys, isGivenUp } from '#web/features/accounts/passkeys.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { fetchOwnWords, ownWords } from '#web/words/choosing.ts'

// Before the page that has it is drawn.
await fetchOwnWords()

export const sayWhy = (error: unknown) => {
  if (isGivenUp(error)) return
  if (error instanceof Refusal || error instanceof Unreachable) tellWhy(error)
  else {
    const { known, failed } = ownWords().passkeys
    tell(error instanceof DOMException && error.name === 'InvalidStateError' ? known : failed)
  }
}

/** For whoever has one. `then` gets what the form holds in which it stands. */
export function ConfirmByPasskey({ then }: { then: (values: FormData) => Promise<void> }) {
  const { passkeys } = ownWords()
  const reading = useRead('/user/passkeys')
  const [isAsking, setAsking] = useState(false)
  if (!hasPasskeys() || !reading.data?.data.length) return null
  const press = async ({ form }: HTMLButtonElement) => {
    if (isAsking) return
    setAsking(true)
    try {
      await confirmByPasskey()
      await then(new FormData(form ?? undefined))
    } catch (error) {
      sayWhy(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <button type="button" class="button" aria-busy={isAsking} onClick={(event) => press(event.currentTarget)}>
      {passkeys.confirm}
    </button>
  )
}
