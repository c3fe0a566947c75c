import { answer } from './answer.ts'

// The service worker of the few pages that open without a network. It is registered for those pages only, and of their
// requests handles only the addresses it keeps: everything else goes to the network as if it were not there.

/** Each address to keep, with a hash of what stands there. Filled in by generator/emit/service-worker.ts. */
declare const KEPT: Readonly<Record<string, string>>
/** Another one for every change to the list. */
declare const CACHE: string

/** What TypeScript's DOM library lacks: it knows windows only. */
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
    // Another registration of this worker may have filled it. One that is there and empty was left by a worker that the
    // browser ended halfway.
    if ((await cache.keys()).length > 0) return
    const requests = Object.keys(KEPT).map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' }))
    await cache.addAll(requests).catch(async (error) => {
      await caches.delete(CACHE)
      throw error
    })
  }
  ;(event as Lifecycle).waitUntil(keep())
})

addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  }
  ;(event as Lifecycle).waitUntil(dropOld())
})

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !Object.hasOwn(KEPT, pathname)) return
  respondWith.call(event, answer(request, pathname, { fetch, caches }))
})
