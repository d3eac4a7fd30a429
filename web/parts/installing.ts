// The browser's own offer to put the app on the home screen, kept from the start until somebody wants it.
import { signal } from '@preact/signals'

interface Offer extends Event {
  prompt(): Promise<unknown>
}
export const offer = signal<Offer | undefined>(undefined)

// It says nothing by itself: whoever wants it finds it beside what is theirs.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer.value = event as Offer
})
addEventListener('appinstalled', () => {
  offer.value = undefined
})
