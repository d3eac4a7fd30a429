// How the app comes to the home screen of this device; nothing where it is there already, or can't be.
import { isInstalled, takeOffer, wayHere } from '#web/parts/install-here.ts'
import { words } from '#web/words/choosing.ts'

export function Install() {
  const { install } = words().me
  const way = wayHere()
  if (!way || isInstalled()) return null
  return (
    <section class="card stack tight">
      <h2>{install.title}</h2>
      <p class="soft">{install.about}</p>
      {way === 'offer' ? (
        <button type="button" class="button start" onClick={takeOffer}>
          {install.offer}
        </button>
      ) : (
        <p>{install[way]}</p>
      )}
    </section>
  )
}
