// Putting the app on the home screen: the browser's own offer, kept until somebody wants it, and the steps where it makes none.
import { signal } from '@preact/signals'
import { type WayIn, wayToInstall } from '#web/parts/ways-to-install.ts'

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

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches

export const wayHere = (): WayIn | undefined => (offer.value ? 'offer' : wayToInstall(navigator))

export async function takeOffer(): Promise<void> {
  const taken = offer.value
  // It can be made once.
  offer.value = undefined
  await taken?.prompt()
}
