// Putting the app on the home screen here and now: by the browser's own offer, or by the steps where it makes none.
import { offer } from '#web/parts/installing.ts'
import { type WayIn, wayToInstall } from '#web/parts/ways-to-install.ts'

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches

export const wayHere = (): WayIn | undefined => (offer.value ? 'offer' : wayToInstall(navigator))

export async function takeOffer(): Promise<void> {
  const taken = offer.value
  // It can be made once.
  offer.value = undefined
  await taken?.prompt()
}
