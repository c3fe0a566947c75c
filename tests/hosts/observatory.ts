import type { IncomingHttpHeaders } from 'node:http'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { ask } from './questions.ts'

// The score of a site by the published rules of MDN's HTTP Observatory: github.com/mdn/mdn-http-observatory 1.6.3,
// algorithm 6. Its package needs a native database client and downloads lists when installed, so it is no dependency.
// Assumes that answers come by HTTPS with a valid certificate and that plain HTTP leads there: that is up to the host.
// Out of reach for a site without cookies are 5 points for good cookies (any cookie counts as bad here) and 5 for a
// domain that its owner has put on the HSTS preload list of browsers.

/** The answer to a request for a page, and to the CORS preflight of another site. */
export interface Seen {
  headers: IncomingHttpHeaders
  html: string
  preflight: IncomingHttpHeaders
}

const otherSite = 'https://other.example'

/** Requests the home page served at this port. */
export async function seenAt(port: number): Promise<Seen> {
  const { headers, body } = await ask(port, '/')
  const asked = { origin: otherSite, 'access-control-request-method': 'GET' }
  const preflight = await ask(port, '/', 'OPTIONS', asked)
  return { headers, html: body.toString(), preflight: preflight.headers }
}

interface Score {
  /** By rule. */
  points: Record<string, number>
  /** Out of 165. */
  now: number
  /** Out of 145: by the rules before algorithm 6, which added two. */
  before: number
}

/** The most within reach of a host that sends the site's headers. */
export const withHeaders = { now: 155, before: 135 }

export function observed(seen: Seen): Score {
  const points = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(seen)]))
  const { 'cross-origin-embedder-policy': _, 'cross-origin-opener-policy': __, ...before } = points
  return { points, now: sumOf(points), before: sumOf(before) }
}

/** Bonus points count only when penalties leave at least 90. */
function sumOf(points: Record<string, number>): number {
  const all = Object.values(points)
  const sum = (some: number[]) => some.reduce((total, each) => total + each, 100)
  const faults = sum(all.filter((each) => each < 0))
  return faults < 90 ? Math.max(0, faults) : sum(all)
}

const rules: Record<string, (seen: Seen) => number> = {
  'content-security-policy': (seen) => {
    const policy = policyOf(seen)
    if (policy === undefined) return -25
    const allowed = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
    const [scripts, styles] = [allowed('script-src'), allowed('style-src')]
    const passive = ['img-src', 'media-src'].flatMap((name) => policy.get(name) ?? policy.get('default-src') ?? [])
    const active = [...policy].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : sources))
    if (isLoose(scripts) || allowed('object-src').some(isBroad)) return -20
    if (active.some(isInsecure)) return -20
    if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
    if (passive.some(isInsecure)) return -10
    if (isLoose(styles)) return 0
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5
  },
  cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40),
  'cross-origin-embedder-policy': byToken('cross-origin-embedder-policy', {
    'require-corp': 10,
    credentialless: 10,
    'unsafe-none': 0,
  }),
  'cross-origin-opener-policy': byToken('cross-origin-opener-policy', {
    'same-origin': 10,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'unsafe-none': 0,
  }),
  'cross-origin-resource-policy': byToken('cross-origin-resource-policy', {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
  }),
  'cross-origin-resource-sharing': ({ preflight }) =>
    preflight['access-control-allow-origin'] === otherSite && preflight['access-control-allow-credentials'] === 'true'
      ? -50
      : 0,
  'referrer-policy': (seen) => {
    const given = header(seen, 'referrer-policy')
    if (given === undefined) return 0
    const policy = given
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .findLast((each) => [...privateReferrers, ...openReferrers].includes(each))
    return policy !== undefined && privateReferrers.includes(policy) ? 5 : -5
  },
  'strict-transport-security': (seen) => {
    const given = header(seen, 'strict-transport-security') ?? ''
    const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(given)?.[1]
    if (seconds === undefined || given.includes(',')) return -20
    return Number(seconds) < sixMonths ? -10 : 0
  },
  'subresource-integrity': ({ html }) => {
    const scripts = elements(html, 'script').filter(({ src }) => src)
    const outside = scripts.filter(({ src }) => /^(https?:)?\/\//.test(src!))
    const worst = outside.map(({ src, integrity }) => {
      if (src!.startsWith('https:')) return integrity ? 5 : -5
      return integrity ? -20 : -50
    })
    if (worst.length > 0) return Math.min(...worst)
    return scripts.some(({ integrity }) => integrity) ? 5 : 0
  },
  'x-content-type-options': (seen) => (header(seen, 'x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5),
  'x-frame-options': (seen) => {
    if (policyOf(seen)?.has('frame-ancestors')) return 5
    const given = header(seen, 'x-frame-options')?.toLowerCase() ?? ''
    if (['deny', 'sameorigin'].includes(given)) return 5
    return given.startsWith('allow-from') ? 0 : -20
  },
}

const header = ({ headers }: Seen, name: string) => headers[name]?.toString().trim()

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const openReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

/** In seconds: 180 days, as in the Observatory. */
const sixMonths = 15_552_000

/** Scores a header of one word: points by the word, 0 without the header, and -5 for any other word. */
function byToken(name: string, points: Record<string, number>): (seen: Seen) => number {
  return (seen) => {
    const given = header(seen, name)?.replace(/\s*;.*/, '')
    return given === undefined ? 0 : (points[given] ?? -5)
  }
}

/** The policy in the header, or else in the page. Undefined when it cannot be read. */
function policyOf(seen: Seen): Map<string, string[]> | undefined {
  const metas = elements(seen.html, 'meta').filter(
    (each) => each['http-equiv']?.toLowerCase() === 'content-security-policy',
  )
  const text = header(seen, 'content-security-policy') ?? metas[0]?.content
  const directives = (text ?? '')
    .toLowerCase()
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '')
  const policy = new Map(directives.map(([name, ...sources]) => [name!, sources]))
  return policy.size === 0 || policy.size < directives.length ? undefined : policy
}

const isBroad = (source: string) => /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/.test(source)

const isInsecure = (source: string) => /^(http|ftp):/.test(source)

/** Beside a hash or a nonce, browsers ignore 'unsafe-inline'. */
function isLoose(sources: string[]): boolean {
  const isHashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return sources.some((source) => isBroad(source) || source === 'data:' || (source === "'unsafe-inline'" && !isHashed))
}

type Attributes = Record<string, string | undefined>

/** The attributes of all elements of this name, however deep. */
function elements(html: string, name: string): Attributes[] {
  const visit = (node: DefaultTreeAdapterMap['node']): Attributes[] => [
    ...('tagName' in node && node.tagName === name
      ? [Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value]))]
      : []),
    ...('childNodes' in node ? node.childNodes.flatMap(visit) : []),
  ]
  return visit(parse(html))
}
