import { cachePrefix } from '../shared/offline.ts'

interface Environment {
  fetch: (request: Request) => Promise<Response>
  caches: Pick<CacheStorage, 'keys' | 'match'>
}

/** Milliseconds the network may take. With hardly any signal, a request takes minutes to fail. */
const patience = 4000

/**
 * The network's response or, if there is none in time or the host fails, what was cached for `path`. Any cache of
 * ours will do: a worker not yet replaced finds what a newer one has stored. If nothing was cached, waits for the network's
 * response or error.
 */
export async function answer(request: Request, path: string, { fetch, caches }: Environment): Promise<Response> {
  const kept = () => findKept(path, caches).catch(() => undefined)
  const fromNetwork = async () => {
    try {
      const response = await fetch(request)
      return isFailure(response, request) ? ((await kept()) ?? response) : response
    } catch (error) {
      const found = await kept()
      if (found === undefined) throw error
      return found
    }
  }
  const response = fromNetwork()
  const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(kept()), patience))
  return (await Promise.race([response, late])) ?? response
}

/**
 * Whether the host has failed to respond with the current version. A missing page has been removed, but a missing file
 * belongs to a kept page: since that was kept, the host has published other files.
 */
const isFailure = ({ ok, status }: Response, { mode }: Request) => status >= 500 || (!ok && mode !== 'navigate')

async function findKept(path: string, caches: Environment['caches']): Promise<Response | undefined> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  const found = await Promise.all(own.map((cacheName) => caches.match(path, { cacheName })))
  return found.find((response) => response !== undefined)
}
