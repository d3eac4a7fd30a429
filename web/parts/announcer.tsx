// Tells those who hear the page what changed on it. One place for the whole app: a live region must be there before something is said in it.
import { signal } from '@preact/signals'

const said = signal('')

export function announce(text: string): void {
  // The same sentence twice is only heard when it differs.
  said.value = said.value === text ? `${text}\u00a0` : text
}

export const Announcer = () => (
  <p class="unseen" role="status" aria-live="polite">
    {said.value}
  </p>
)
