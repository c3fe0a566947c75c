import type { NotFound } from '../hosts/host.ts'
import { placePath } from '../hosts/place-path.ts'
import { withoutFileName, withoutSlash } from '../hosts/plain-address.ts'
import { headersFor } from '../hosts/rule-files.ts'
import { redirectFor } from '../redirect-rules.ts'
import type { Route } from '../site.ts'
import type { EdgePractice } from './practice.ts'
import { type RequestPlace, visitorPlace } from './visitor-place.ts'

/** What the platform offers a worker. */
export interface Platform {
  /** Keeps responses near the visitor, shared by all visitors. */
  cache: {
    match: (address: string) => Promise<Response | undefined>
    put: (address: string, page: Response) => Promise<void>
  }
  /** Where the request comes from. */
  place: RequestPlace | undefined
  /** Lets work continue after the response. */
  after: (work: Promise<unknown>) => void
}

export type Answer = (request: Request, platform: Platform) => Promise<Response>

/**
 * Browsers ask each time whether a page or a redirect has changed: a day-old page would link to files that no longer
 * exist, and they would keep a redirect for good.
 */
const askedForAgain = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

const pageHeaders = { 'Content-Type': 'text/html; charset=utf-8', ...askedForAgain }

/** In the cache, a page stays under its key: a changed page has another key, so nothing ever has to be purged. */
const keptHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * Answers all URLs of a practice that are not files: pages, redirects, the visitor's place, and the not-found page for
 * anything else. Pages are looked up in the page table, so an unknown URL renders nothing.
 */
export function answers({ site, rules, keyOf, render }: EdgePractice): Answer {
  const notFound = new Map<string, string>()

  return async (request, platform) => {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    const { pathname, search } = new URL(request.url)
    const path = plainPath(pathname)
    if (path === undefined) return missing('/', request, platform)
    if (path === placePath && site.manifest.practice.geoGate.mode !== 'off') return placeOf(platform, headersOf(path))
    const route = site.routes.findUrl(path)
    const location = locationFor(path, search, route !== undefined)
    if (location !== undefined) return redirect(location, headersOf(path))
    if (route === undefined) return missing(path, request, platform)
    return page(route, request, platform)
  }

  /** The headers that the practice sends with everything at this path. */
  function headersOf(path: string): Record<string, string> {
    return Object.fromEntries(headersFor(path, rules.headers))
  }

  function locationFor(path: string, search: string, isPage: boolean): string | undefined {
    if (withoutSlash(path) !== path) return withoutSlash(path) + search
    const named = withoutFileName(path)
    return redirectFor(path + search, rules.redirects, isPage) ?? (named && named + search)
  }

  async function page(route: Route, request: Request, platform: Platform): Promise<Response> {
    const key = keyOf(route)
    const headers = { ...headersOf(route.url), ...pageHeaders, ETag: `"${key}"` }
    if (isKnown(request, key)) return new Response(null, { status: 304, headers })
    const body = request.method === 'HEAD' ? null : await bytesOf(route, key, request, platform)
    return new Response(body, { status: 200, headers })
  }

  /** The page from the cache or, the first time near this visitor, rendered. */
  async function bytesOf(route: Route, key: string, { url }: Request, { cache, after }: Platform) {
    const address = `${new URL(url).origin}/.pages/${key}${route.url}`
    const kept = await cache.match(address)
    if (kept !== undefined) return kept.body
    const html = render(route)
    after(cache.put(address, new Response(html, { headers: keptHeaders })))
    return html
  }

  /** The not-found page of the language, kept in memory: scanners request missing URLs by the thousand. */
  async function missing(path: string, request: Request, platform: Platform): Promise<Response> {
    const url = notFoundFor(path, rules.notFound)
    const route = url === undefined ? undefined : site.routes.findUrl(url)
    const headers = { ...headersOf(path), ...pageHeaders }
    if (route === undefined) return new Response('Not found', { status: 404, headers })
    // Requests do not await each other's reads: the read of a visitor who leaves is never finished.
    const body =
      notFound.get(route.url) ?? (await new Response(await bytesOf(route, keyOf(route), request, platform)).text())
    notFound.set(route.url, body)
    return new Response(request.method === 'HEAD' ? null : body, { status: 404, headers })
  }
}

/** Whether the browser has the page with this key. Compression on the way may have made the ETag weak. */
const isKnown = ({ headers }: Request, key: string) =>
  (headers.get('If-None-Match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${key}"`)

/**
 * Normalizes a path: with two leading slashes, a redirect would go to another host. Encoded delimiters such as `%26`
 * stay encoded, and so does `%25`. Undefined if it is malformed.
 */
function plainPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURI(pathname.replaceAll('%25', '%2525'))
    return encodeURI(decoded).replaceAll('%25', '%').replace(/^\/+/, '/')
  } catch {
    return undefined
  }
}

const notFoundFor = (path: string, pages: readonly NotFound[]) =>
  pages.find(({ under }) => path === under || path.startsWith(`${under}/`))?.page

const redirect = (location: string, headers: Record<string, string>) =>
  new Response(null, { status: 301, headers: { ...headers, ...askedForAgain, Location: location } })

/** Differs per visitor, so no shared cache may keep it. For the same reason it is not in the pages. */
const placeOf = ({ place }: Platform, headers: Record<string, string>) =>
  Response.json(visitorPlace(place), { headers: { ...headers, 'Cache-Control': 'private, no-store' } })
