import { pageIds } from '../urls.ts'

/** What a request asks for. `//[` is sent by scanners and is not a URL: it is answered as an unknown path. */
export function parseTarget(target = '/'): URL {
  const path = target.replace(/^\/+/, '/')
  return new URL(URL.canParse(path, 'http://localhost') ? path : pageIds.notFound, 'http://localhost')
}
