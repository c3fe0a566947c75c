import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import type { Host } from '../hosts/host.ts'
import { configurationFiles } from '../hosts/index.ts'
import { askAgain, ownServer } from '../hosts/own-server.ts'
import { withoutFileName, withoutSlash } from '../hosts/plain-address.ts'
import { type PublishedRules, publishedRules, textsIn } from '../hosts/published-rules.ts'
import { headersFor } from '../hosts/rule-files.ts'
import { type Receive, receivingPaths } from '../receiving/receive.ts'
import { atPart, decoded, redirectFor } from '../redirect-rules.ts'
import { fileOf, pageIds } from '../urls.ts'
import { answerPost } from './answer-post.ts'
import { leadsOutside } from './leads-outside.ts'
import { parseTarget } from './parse-target.ts'

interface ServeOptions {
  /** Gets what is posted. */
  receive?: Receive
  host?: Pick<Host, 'can' | 'urlHandling'>
  /** A `Host` header that this rejects is answered with 403. */
  acceptsHost?: (host: string) => boolean
}

/**
 * Serves a published folder as `host` would, with its abilities and URL handling: the redirects and headers of the
 * folder's rules, compressed text, and the not-found page with status 404. Files are read again on each request.
 */
export function serveFolder(
  folder: string,
  { receive, host = ownServer, acceptsHost = () => true }: ServeOptions = {},
): Server {
  // With an ETag instead of "no-store", so that pages stay in the browser's back/forward cache, as on any host.
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] })
  const compress = compression()
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!acceptsHost(request.headers.host ?? '')) {
      response.writeHead(403).end('Open the site on localhost')
      return
    }
    const target = parseTarget(request.url)
    const { pathname, search } = target
    // From "/x/..//y", or with a backslash, which browsers treat as a slash: a redirect would go to another host.
    if (pathname.startsWith('//') || strange.test(request.url ?? '')) {
      response.writeHead(400).end('Bad request')
      return
    }
    if (receive !== undefined && receivingPaths.includes(pathname)) {
      answerPost(request, response, receive).catch((error: unknown) => response.destroy(error as Error))
      return
    }
    const rules = rulesIn(folder)
    const moved = movedTo(target, folder, rules, host)
    const isWithHeaders = host.can.headers === true && (moved === undefined || host.can.headersOnRedirects === true)
    // One by one: HTTP/2 responses have no setHeaders.
    if (isWithHeaders) for (const [name, value] of headersFor(pathname, rules.headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    if (moved !== undefined) {
      // On any host: the next site at this port would inherit what the browser has kept.
      response.writeHead(moved.status, { location: moved.location, 'cache-control': askAgain }).end()
      return
    }
    // As parsed above: the library would resolve ".." in its own way.
    request.url = (host.urlHandling.slash === 'page' ? withoutSlash(pathname) : pathname) + search
    const answerNotFound = () => notFound(response, pathname, folder, host)
    // The library supports Node's own requests and responses, although its types say otherwise.
    if (isHidden(pathname) || isLinked(pathname, folder)) answerNotFound()
    else compress(request as never, response as never, () => files(request, response, answerNotFound))
  }
  return createServer((request, response) => {
    // For an invalid range or an unreadable file: the other requests still get their answers.
    const fail = (error: unknown) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end((error as Error).message)
    }
    response.on('pipe', (file) => file.on('error', fail))
    try {
      answer(request, response)
    } catch (error) {
      fail(error)
    }
  })
}

/** A backslash or an encoded backslash or control character in the path: no page has one in its URL. */
const strange = /^[^?]*(\\|%5c|%[01][0-9a-f]|%7f)/i

/** Whether a path, even percent-encoded or with a slash at its end, leads to a dotfile or to a host's configuration. */
function isHidden(path: string): boolean {
  const file = withoutSlash(decoded(path)).slice(1)
  const names = file.replace(/^\.well-known\//, '').split('/')
  return configurationFiles.includes(file) || names.some((name) => name.startsWith('.'))
}

/**
 * Whether a symlink out of the folder is all there is at a path. A host would not have its target, but a site that
 * somebody else has built could read this machine's files with it.
 */
const isLinked = (path: string, folder: string): boolean =>
  ['', '.html', '/index.html'].some((end) => leadsOutside(join(folder, decoded(path) + end), folder))

/** Where a host would redirect the visitor, if at all; the query is included. */
function movedTo(
  { pathname: path, search }: URL,
  folder: string,
  { redirects }: PublishedRules,
  { can, urlHandling: { slash, html, redirect, oldSlash } }: Pick<Host, 'can' | 'urlHandling'>,
): { status: number; location: string } | undefined {
  const plain = withoutSlash(path)
  if (oldSlash === undefined && slash !== 'page' && plain !== path) return { status: slash, location: plain + search }
  const isPage = (url: string) => existsSync(join(folder, fileOf(url)))
  const isThere = (url: string) => isPage(url) || isFile(join(folder, decoded(url)))
  const asked = oldSlash === 'ignored' ? plain : path
  const taken = can.redirectsByQuery === true ? redirects : redirects.filter(({ from }) => !from.includes('?'))
  const find = (query: string) => redirectFor(asked + query, taken, can.filesFirst === true && isThere(asked))
  // Otherwise a query of the target replaces that of the visitor.
  const bare = can.keepsQuery === true ? undefined : find('')
  const target = bare !== undefined && atPart(bare)[0].includes('?') ? bare : find(search)
  if (redirect !== 'page' && target !== undefined) return { status: redirect, location: target }
  const named = withoutFileName(path)
  const [status, better] = named === undefined ? [slash, plain] : [html, named]
  const isBetter = better !== path && (oldSlash === undefined || isPage(better))
  return status !== 'page' && isBetter ? { status, location: better + search } : undefined
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The rules by which a published folder should be served, from its own files. */
export const rulesIn = (folder: string): PublishedRules => publishedRules(textsIn(folder))

function notFound(response: ServerResponse, path: string, folder: string, { can }: Pick<Host, 'can'>): void {
  // In the language of the URL: its first segment may be a folder that has a not-found page of its own.
  const [, first = ''] = can.notFoundByLanguage === true ? path.split('/') : []
  const pages = [`/${first}${pageIds.notFound}`, pageIds.notFound].map((url) => join(folder, fileOf(url)))
  const page = pages.find((file) => existsSync(file) && !leadsOutside(file, folder))
  // Not cached: the file may exist the next time.
  response.removeHeader('cache-control')
  const body = page === undefined ? Buffer.from('Not found') : readFileSync(page)
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}
