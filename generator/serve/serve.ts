import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { fileOf, pageIds } from '../urls.ts'
import { answerPost } from './answer-post.ts'
import { headersFor } from './headers-for.ts'
import { type Receive, receivingPaths } from './receive.ts'
import { redirectTarget } from './redirect-target.ts'

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
    if (receive !== undefined && receivingPaths.includes(pathname)) {
      answerPost(request, response, receive).catch((error: unknown) => response.destroy(error as Error))
      return
    }
    const target = redirectFor(pathname, folder)
    if (target !== undefined) {
      response.writeHead(301, { location: `${target}${search}` }).end()
      return
    }
    response.setHeaders(headersOf(pathname, folder))
    // The library supports Node's own requests and responses, although its types say otherwise.
    compress(request as never, response as never, () =>
      files(request, response, () => notFound(request, response, pathname, folder)),
    )
  })
}

/** `//[` is sent by scanners and is not a URL: it is answered as an unknown path. */
function parseTarget(target: string): { pathname: string; search: string } {
  const url = target.replace(/^\/+/, '/')
  return URL.canParse(url, 'http://localhost')
    ? new URL(url, 'http://localhost')
    : { pathname: pageIds.notFound, search: '' }
}

function redirectFor(path: string, folder: string): string | undefined {
  if (path !== '/' && path.endsWith('/')) return path.replace(/\/+$/, '') || '/'
  if (path.endsWith('.html')) return path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '') || '/'
  if (existsSync(join(folder, `${path}.html`))) return undefined
  return redirectTarget(path, redirectRules(folder))
}

function redirectRules(folder: string): { from: string; to: string }[] {
  const file = join(folder, '_redirects')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from, to] = line.split(' ')
      return { from: from!, to: to! }
    })
}

function headersOf(path: string, folder: string): Map<string, string> {
  const file = join(folder, '_headers')
  return existsSync(file) ? headersFor(path, readFileSync(file, 'utf8')) : new Map()
}

function notFound(request: IncomingMessage, response: ServerResponse, path: string, folder: string): void {
  // In the language of the address: its first segment names the folder that has a not-found page of its own.
  const [, first = ''] = path.split('/')
  const pages = [`/${first}${pageIds.notFound}`, pageIds.notFound].map((url) => join(folder, fileOf(url)))
  const page = pages.find((file) => existsSync(file))
  const body = page === undefined ? Buffer.from('Not found') : readFileSync(page)
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
