import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { configurationFiles } from '../hosts/index.ts'
import { type PublishedRules, publishedRules } from '../hosts/published-rules.ts'
import { headersFor } from '../hosts/rule-files.ts'
import { redirectFor } from '../redirect-rules.ts'
import { fileOf, pageIds } from '../urls.ts'
import { answerPost } from './answer-post.ts'
import { type Receive, receivingPaths } from './receive.ts'

/**
 * Serves a published folder as a host would: no trailing slashes, no `.html` in URLs, the redirects of `_redirects`,
 * the headers of `_headers`, compressed text, and the not-found page with status 404. Files are read anew at each
 * request. What is posted goes to `receive`, if there is one.
 */
export function serveFolder(folder: string, receive?: Receive): Server {
  // With an ETag instead of "no-store", so that pages stay in the browser's back/forward cache, as on any host.
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] })
  const compress = compression()
  return createServer((request, response) => {
    const { pathname, search } = parseTarget(request.url ?? '/')
    // Behind "/x/..": a redirect to it would lead to another host.
    if (pathname.startsWith('//')) {
      response.writeHead(400).end('Bad request')
      return
    }
    if (receive !== undefined && receivingPaths.includes(pathname)) {
      answerPost(request, response, receive).catch((error: unknown) => response.destroy(error as Error))
      return
    }
    const rules = rulesIn(folder)
    const location = locationFor(pathname, search, folder, rules)
    response.setHeaders(headersFor(pathname, rules.headers))
    if (location !== undefined) {
      response.writeHead(301, { location }).end()
      return
    }
    // As it was understood above: the library would read the steps up in an address in its own way.
    request.url = pathname + search
    if (isRuleOfHosts(pathname)) {
      notFound(request, response, pathname, folder)
      return
    }
    // The library supports Node's own requests and responses, although its types say otherwise.
    compress(request as never, response as never, () =>
      files(request, response, () => notFound(request, response, pathname, folder)),
    )
  })
}

/** What hosts read and do not serve, in whatever letters it is asked for. */
function isRuleOfHosts(path: string): boolean {
  try {
    return configurationFiles.includes(decodeURIComponent(path).slice(1))
  } catch {
    return false
  }
}

/** `//[` is sent by scanners and is not a URL: it is answered as an unknown path. */
function parseTarget(target: string): { pathname: string; search: string } {
  const url = target.replace(/^\/+/, '/')
  return URL.canParse(url, 'http://localhost')
    ? new URL(url, 'http://localhost')
    : { pathname: pageIds.notFound, search: '' }
}

/** Where a host would send the visitor instead, with what stands behind the question mark. */
function locationFor(path: string, search: string, folder: string, { redirects }: PublishedRules): string | undefined {
  if (path !== '/' && path.endsWith('/')) return (path.replace(/\/+$/, '') || '/') + search
  const isPage = existsSync(join(folder, fileOf(path)))
  const target = redirectFor(path + search, redirects, isPage)
  const named = withoutFileName(path)
  return target ?? (named && named + search)
}

const withoutFileName = (path: string): string | undefined =>
  path.endsWith('.html') ? path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '') || '/' : undefined

const rulesIn = (folder: string): PublishedRules =>
  publishedRules((name) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  })

function notFound(request: IncomingMessage, response: ServerResponse, path: string, folder: string): void {
  // In the language of the address: its first segment names the folder that has a not-found page of its own.
  const [, first = ''] = path.split('/')
  const pages = [`/${first}${pageIds.notFound}`, pageIds.notFound].map((url) => join(folder, fileOf(url)))
  const page = pages.find((file) => existsSync(file))
  const body = page === undefined ? Buffer.from('Not found') : readFileSync(page)
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
