interface Environment {
  fetch: (request: Request) => Promise<Response>
  caches: Pick<CacheStorage, 'match'>
}

/**
 * The network's response or, if there is none or the host fails, what was cached for `path`. Any cache will do: a
 * worker not yet replaced finds what a newer one has stored. If nothing was, rejects with the network's error.
 */
export async function answer(request: Request, path: string, { fetch, caches }: Environment): Promise<Response> {
  const kept = () => caches.match(path)
  try {
    const response = await fetch(request)
    return response.status < 500 ? response : ((await kept()) ?? response)
  } catch (error) {
    const found = await kept()
    if (found === undefined) throw error
    return found
  }
}
