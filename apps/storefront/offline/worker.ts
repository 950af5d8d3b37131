/**
 * The service worker. It knows one thing: what to show when a page is asked for and there is no connection. It keeps no page, no answer and no
 * amount: whatever tells of money comes from the house, or is not shown.
 */

/** As much of a service worker's scope as is used here; the library of types for workers cannot stand beside that for pages. */
interface WorkerScope {
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request
      respondWith(answer: Promise<Response>): void
    }) => void,
  ): void
}
declare const self: WorkerScope

/** Of this worker's files, by their content: written in when it is built. */
const stamp = '{{stamp}}'
const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja']
const shelf = `offline-${stamp}`
const pageOf = (language: string): string => `/offline/${language}.html`
const parts = ['/offline/offline.css', '/offline/offline.js', '/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(keepPages())
})

async function keepPages(): Promise<void> {
  const kept = await self.caches.open(shelf)
  await kept.addAll([...languages.map(pageOf), ...parts])
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(clearUp())
})

async function clearUp(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('offline-') && name !== shelf)
      .map((name) => self.caches.delete(name)),
  )
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(fromHouse(request, pageOf(languageOf(pathname))))
  else if (parts.includes(pathname)) event.respondWith(fromHouse(request, pathname))
})

const languageOf = (path: string): string =>
  languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en'

/** What the house answers, whatever it is; without a connection, what is kept. */
async function fromHouse(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (fault) {
    const found = await self.caches.match(kept)
    if (found === undefined) throw fault
    return found
  }
}
