import { cachePrefix } from '../shared/offline.ts'
import { answer } from './answer.ts'

// The service worker of the few pages that open without a network. It is registered for those pages only and handles
// only their requests for cached addresses. Everything else goes to the network as usual.

/** Each address to cache, with a hash of its content. Filled in by generator/emit/service-worker.ts. */
declare const KEPT: Readonly<Record<string, string>>
/** The cache's name, which changes whenever the list does. */
declare const CACHE: string

/** Types missing from TypeScript's DOM library, which covers windows only. */
declare const skipWaiting: () => Promise<void>
interface Lifecycle extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Fetching extends Lifecycle {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE)
    const requests = Object.keys(KEPT).map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' }))
    // This worker is registered for several addresses, and every registration fills the same cache, maybe at the same
    // time. So one that fails leaves the cache as it is, and the next one to start adds what is missing.
    if ((await cache.keys()).length < requests.length) await cache.addAll(requests)
    // Otherwise the old worker would show its old copies until its last tab is closed, which on a phone may be never.
    await skipWaiting()
  }
  ;(event as Lifecycle).waitUntil(keep())
})

addEventListener('activate', (event) => {
  const dropOld = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
  }
  ;(event as Lifecycle).waitUntil(dropOld())
})

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !Object.hasOwn(KEPT, pathname)) return
  respondWith.call(event, answer(request, pathname, { fetch, caches }))
})
