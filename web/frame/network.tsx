// Whether there is a network, and whether there is a newer version of the app. Neither takes the page away.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { queries } from '#web/api/keeping.ts'
import { whenLeaving } from '#web/api/session.ts'
import { Icon } from '#web/parts/icon.tsx'
import '#web/parts/installing.ts' // the browser offers it once, whatever page is open
import { words } from '#web/words/choosing.ts'
import { ago } from '#web/words/saying.ts'

const isOnline = signal(navigator.onLine)
addEventListener('online', () => {
  isOnline.value = true
  void queries.invalidateQueries()
})
addEventListener('offline', () => {
  isOnline.value = false
})

/** How old what is shown is: the newest answer that is kept. */
const newestAnswer = () =>
  Math.max(
    0,
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  )

export function Offline() {
  if (isOnline.value) return null
  const newest = newestAnswer()
  const { frame } = words()
  return (
    <p class="notice" role="status">
      <Icon name="away" />
      <span class="grow">{newest > 0 ? frame.offline({ since: ago(new Date(newest).toISOString()) }) : frame.offlineNothing}</span>
    </p>
  )
}

/** Goes over to a version that was read meanwhile: when it is asked for, since the page is read again. */
const toNewVersion = signal<(() => void) | undefined>(undefined)

export function NewVersion() {
  useEffect(watchVersions, [])
  if (!toNewVersion.value) return null
  const { frame } = words()
  return (
    <div class="notice" role="status">
      <p class="grow">{frame.newVersion}</p>
      <button type="button" class="button small" onClick={toNewVersion.value}>
        {frame.useNewVersion}
      </button>
    </div>
  )
}

let isWatched = false
function watchVersions() {
  if (isWatched || !('serviceWorker' in navigator) || import.meta.env.DEV) return
  isWatched = true
  // Pages that came without a worker go on as they are when the first one takes over; so do those whose neighbour was tapped.
  const hadWorker = navigator.serviceWorker.controller !== null
  let isAskedFor = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAskedFor) location.reload()
    else if (hadWorker) toNewVersion.value = () => location.reload()
  })
  const offer = (worker: ServiceWorker) => {
    toNewVersion.value = () => {
      isAskedFor = true
      worker.postMessage('take over')
    }
  }
  whenLeaving(() => import('#web/features/notifications/pushing.ts').then(({ forgetPushes }) => forgetPushes()))
  navigator.serviceWorker
    .register(workerAddress(), { updateViaCache: 'none' })
    .then((registration) => {
      void import('#web/features/notifications/pushing.ts').then(({ keepOn }) => keepOn())
      if (registration.waiting) offer(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const found = registration.installing
        found?.addEventListener('statechange', () => {
          if (found.state === 'installed' && navigator.serviceWorker.controller) offer(found)
        })
      })
    })
    .catch(() => {}) // without a certificate that the browser trusts there is none: the app works, with a network
}

/** The policy of the page lets no text be a script's address, but by a policy of this name. */
function workerAddress(): string {
  const address = '/worker.js'
  if (!('trustedTypes' in window)) return address
  const policy = window.trustedTypes!.createPolicy('worker', { createScriptURL: (url) => url })
  return policy.createScriptURL(address) as unknown as string // what the types of `register` know
}

// A part that a newer service no longer has: read the page again, once.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('reloaded-at') ?? 0)
  if (Date.now() - last < 60_000) return
  event.preventDefault()
  sessionStorage.setItem('reloaded-at', String(Date.now()))
  location.reload()
})
