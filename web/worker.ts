// Keeps the app of one version, so that it opens without a network.

declare const FILES: string[]
declare const VERSION: string
declare const self: ServiceWorkerGlobalScope

const name = `app ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOthers())
})

async function removeOthers() {
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
}

export {}
