interface World {
  fetch: (request: Request) => Promise<Response>
  caches: Pick<CacheStorage, 'match'>
}

/**
 * What the network answers or, when there is none or the host fails, what was kept of `path`. Any version will do: a
 * worker that has not been replaced yet finds what a newer one has kept. Throws as the network does when nothing was.
 */
export async function answer(request: Request, path: string, { fetch, caches }: World): Promise<Response> {
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
