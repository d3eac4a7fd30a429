// Signing in by a passkey: by a button, and among what the browser offers to fill in.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Refusal } from '#web/api/asking.ts'
import { hasPasskeys, isGivenUp, signInByPasskey } from '#web/features/accounts/passkeys.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'

/** A browser asks for one thing at a time: what is offered ends `before`, and is offered again `after` nobody came in. */
export function PasskeyButton({ before, after }: { before?: () => void; after?: () => void }) {
  const { accounts } = words()
  const [isAsking, setAsking] = useState(false)
  if (!hasPasskeys()) return null
  const press = async () => {
    if (isAsking) return
    setAsking(true)
    before?.()
    try {
      await signInByPasskey()
    } catch (error) {
      after?.()
      // Browsers and devices fail in their own words.
      if (!isGivenUp(error)) (await import('#web/features/accounts/confirm-by-passkey.tsx')).sayWhy(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <button type="button" class="button" aria-busy={isAsking} onClick={press}>
      {accounts.signInByPasskey}
    </button>
  )
}

/** What a device is asked to sign is good for five minutes. */
const OFFERED_FOR = 4 * 60_000

/** Offers passkeys in the field of the e-mail, where the browser does that, as long as the page is there. */
export function useOfferedPasskey() {
  const ending = useRef<AbortController>(undefined)
  const end = () => ending.current?.abort()
  const begin = () => {
    end()
    const ended = new AbortController()
    ending.current = ended
    void offer(ended.signal)
  }
  useEffect(() => {
    begin()
    return end
  }, [])
  return { begin, end }
}

async function offer(ended: AbortSignal) {
  if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  while (!ended.aborted) {
    const stale = AbortSignal.timeout(OFFERED_FOR)
    try {
      return await signInByPasskey({ offered: AbortSignal.any([ended, stale]) })
    } catch (error) {
      if (stale.aborted && !ended.aborted) continue
      // Without a network nothing is offered; whoever chose one learns why it did not open.
      if (!isGivenUp(error) && !ended.aborted && error instanceof Refusal) tellWhy(error)
      return
    }
  }
}
