import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import type { Abilities, Host } from '../../generator/hosts/host.ts'
import type { PublishedRules } from '../../generator/hosts/published-rules.ts'
import { headersFor } from '../../generator/hosts/rule-files.ts'

// Requests that every host must answer for a site, and the expected responses. The table of hosts gives the
// differences.

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path exactly as it is written, without normalizing it. */
export const ask = (port: number, path: string, method = 'GET', headers: OutgoingHttpHeaders = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

/** What the questions are about: a published folder and its contents. */
export interface Asked {
  host: Host
  folder: string
  rules: PublishedRules
  /** Names of files in it, one of each kind. */
  files: { asset: string; style: string; shared: string; spanish: string }
}

interface Expected {
  status: number | readonly number[]
  /** The file whose bytes the body must be. */
  file?: string
  location?: string
  /** A text that the body must contain. */
  says?: string
  headers?: Record<string, string | RegExp | undefined>
  /** The body must be empty. */
  empty?: boolean
}

export interface Question {
  says: string
  path: string
  method?: string
  sent?: OutgoingHttpHeaders
  expected: Expected
}

/** Sent with files not named by their content. Without it, browsers guess how long to cache them: for days. */
const askedForAgain = { 'cache-control': /^no-cache$|max-age=0/ }

/** For answers that the server may give before it reads our rules: no file, no redirect elsewhere, no server error. */
const refused = [400, 403, 404]

/** How a host answers: what the expectations below are made of. */
function answersOf({ host, rules, files }: Asked) {
  const { slash, html, redirect, oldSlash } = host.urlHandling
  const page = (file: string): Expected => ({ status: 200, file, headers: { 'content-type': /^text\/html/ } })
  const can = (ability: keyof Abilities) => host.can[ability] === true
  const missing = (language = ''): Expected => ({
    status: 404,
    file: `${can('notFoundByLanguage') ? language : ''}404.html`,
  })
  const to = (status: 301 | 308 | 'page', location: string, file: string): Expected =>
    status === 'page' ? page(file) : { status, location }
  /** An old address: a redirect, a page that sends visitors on, or not found where the host can do neither. */
  const moved = (location: string, ability: keyof Abilities = 'redirects'): Expected => {
    if (redirect !== 'page') return can(ability) ? { status: redirect, location } : missing()
    return ability === 'redirects' ? { status: 200, says: location.split('?')[0]! } : missing()
  }
  const secured = (path: string) =>
    can('headers')
      ? Object.fromEntries([...headersFor(path, rules.headers)].map(([name, value]) => [name.toLowerCase(), value]))
      : {}
  const kept = can('headers') ? { 'cache-control': /immutable/ } : {}
  const gone = secured('/no-such-page')
  const unprotected = {
    status: redirect === 'page' ? 200 : redirect,
    headers: { 'content-security-policy': undefined },
  }
  return {
    host,
    can,
    page,
    missing,
    to,
    moved,
    secured,
    kept,
    gone,
    unprotected,
    slash,
    html,
    oldSlash,
    files,
  }
}

type Group = (answers: ReturnType<typeof answersOf>) => Question[]

/** Pages, and other spellings of their addresses. */
const addresses: Group = ({ page, missing, to, slash, html, files }) => [
  { says: 'shows the home page', path: '/', expected: page('index.html') },
  { says: 'shows a page', path: '/about', expected: page('about.html') },
  { says: 'shows a page with a query', path: '/about?utm_source=x', expected: page('about.html') },
  { says: 'shows the Spanish home page, which is next to a folder', path: '/es', expected: page('es.html') },
  { says: 'shows a page with pages below it', path: '/services', expected: page('services.html') },
  { says: 'shows a Spanish page', path: `/${files.spanish}`, expected: page(`${files.spanish}.html`) },
  { says: 'strips a slash', path: '/about/', expected: to(slash, '/about', 'about.html') },
  { says: 'strips a slash from a folder', path: '/es/', expected: to(slash, '/es', 'es.html') },
  {
    says: 'keeps the query when it strips a slash',
    path: '/about/?a=1&b=2',
    expected: to(slash, '/about?a=1&b=2', 'about.html'),
  },
  {
    says: 'strips several slashes',
    path: '/about//',
    expected: { status: slash === 'page' ? [200, 404] : [301, 308, 404] },
  },
  { says: 'strips .html', path: '/about.html', expected: to(html, '/about', 'about.html') },
  { says: 'strips .html before a query', path: '/about.html?a=1', expected: to(html, '/about?a=1', 'about.html') },
  { says: 'strips index.html', path: '/index.html', expected: to(html, '/', 'index.html') },
  {
    says: 'strips index.html in a folder',
    path: '/es/index.html?a=1',
    // A host that keeps file names finds no such file, or a page that forwards to /es.
    expected: html === 'page' ? { status: [200, 404] } : to(html, '/es?a=1', 'es.html'),
  },
  { says: 'is case-sensitive', path: '/About', expected: missing() },
]

/** What is not there. */
const absences: Group = ({ missing, to, slash, html, oldSlash }) => [
  { says: 'shows the not-found page', path: '/no-such-page', expected: missing() },
  {
    says: 'strips .html from the not-found page of a language',
    path: '/es/404.html?a=1',
    expected: to(html, '/es/404?a=1', 'es/404.html'),
  },
  {
    says: 'shows the not-found page with a trailing slash',
    path: '/no-such-page/',
    expected: oldSlash === undefined ? to(slash, '/no-such-page', '404.html') : missing(),
  },
  {
    says: 'shows the not-found page for a missing .html file',
    path: '/no-such-page.html',
    expected: oldSlash === undefined ? to(html, '/no-such-page', '404.html') : missing(),
  },
  {
    says: 'shows the not-found page for a file name that no page could have',
    path: '/a%20b.html',
    expected: { status: [301, 308, 404], location: '/a%20b' },
  },
  { says: 'shows the not-found page below a folder of pages', path: '/services/no-such-page', expected: missing() },
  { says: 'shows the not-found page below a page', path: '/about/no-such-page', expected: missing() },
  { says: 'shows the not-found page in Spanish', path: '/es/no-such-page', expected: missing('es/') },
  {
    says: 'shows the not-found page in Spanish further down',
    path: '/es/services/no/such/page',
    expected: missing('es/'),
  },
  { says: 'shows the not-found page for a missing script', path: '/assets/no-such-file.js', expected: missing() },
  {
    says: 'keeps browsers from caching the 404 of a script',
    path: '/assets/no.js',
    expected: { status: 404, headers: { 'cache-control': /^$|no-cache|max-age=0/ } },
  },
]

/** Old addresses. */
const redirects: Group = ({ can, missing, to, moved, slash, oldSlash }) => [
  { says: 'redirects an old address', path: '/old-page', expected: moved('/about') },
  {
    says: 'keeps the query of an old address',
    path: '/old-page?a=1&b=2',
    expected: moved('/about?a=1&b=2'),
  },
  {
    says: 'redirects an old address with a slash',
    path: '/old-page/',
    expected: oldSlash === undefined ? to(slash, '/old-page', 'about.html') : moved('/about'),
  },
  { says: 'redirects in Spanish', path: '/es/old-page', expected: moved('/es/about') },
  { says: 'redirects the old address of a file', path: '/Old.html', expected: moved('/about') },
  {
    says: 'keeps the query of an old file',
    path: '/Old.html?a=1&b=2',
    expected: moved('/about?a=1&b=2'),
  },
  { says: 'redirects the old address of a file in a folder', path: '/old/index.html', expected: moved('/about') },
  { says: 'redirects the old address of a Spanish file', path: '/es/Old.html', expected: moved('/es/about') },
  {
    says: 'redirects everything below an old address',
    path: '/blog/one/two',
    expected: moved('/conditions', 'redirectsBelow'),
  },
  {
    says: 'keeps the query below an old address',
    path: '/blog/one?a=1',
    expected: moved('/conditions?a=1', 'redirectsBelow'),
  },
  {
    says: 'shows a file below an old address',
    path: '/blog/kept.txt',
    expected: can('filesFirst') ? { status: 200, file: 'blog/kept.txt' } : moved('/conditions', 'redirectsBelow'),
  },
  {
    says: 'redirects special characters below an old address',
    path: '/blog/caf%C3%A9/a%20b,c+d(e)@100%25',
    expected: moved('/conditions', 'redirectsBelow'),
  },
  {
    says: 'redirects an .html file below an old address',
    path: '/blog/a%20b.html',
    expected: moved('/conditions', 'redirectsBelow'),
  },
  {
    says: 'redirects with the rest of the path',
    path: '/store/one/two?a=1',
    expected: moved('https://shop.example/all/one/two?a=1', 'redirectsBelow'),
  },
  {
    says: 'redirects with a file name in the rest of the path',
    path: '/store/one/two.html?a=1',
    expected: moved('https://shop.example/all/one/two.html?a=1', 'redirectsBelow'),
  },
  {
    says: 'redirects with special characters in the rest of the path',
    path: '/store/a%20b,c/100%25',
    expected: moved('https://shop.example/all/a%20b,c/100%25', 'redirectsBelow'),
  },
  { says: 'redirects by a query', path: '/page.php?id=7', expected: moved('/contact', 'redirectsByQuery') },
  { says: 'compares the value of the query', path: '/page.php?id=8', expected: missing() },
  { says: 'redirects to another site', path: '/shop', expected: moved('https://shop.example/') },
  {
    says: 'adds the query to that of the target',
    path: '/book?a=1',
    expected: moved(`https://shop.example/?x=1${can('keepsQuery') ? '&a=1' : ''}`),
  },
]

/** Ways to ask for a file, or for less than all of it. */
const transfers: Group = ({ files }) => [
  {
    says: 'answers HEAD without a body',
    path: '/about',
    method: 'HEAD',
    expected: { status: 200, empty: true, headers: { 'content-type': /^text\/html/ } },
  },
  {
    says: 'answers HEAD for a missing page',
    path: '/no-such-page',
    method: 'HEAD',
    expected: { status: 404, empty: true },
  },
  {
    says: 'sends a range of a file',
    path: `/${files.shared}`,
    sent: { range: 'bytes=0-9' },
    expected: { status: 206, headers: { 'content-range': /^bytes 0-9\// } },
  },
  {
    says: 'refuses a range beyond the end',
    path: `/${files.shared}`,
    sent: { range: 'bytes=99999999-' },
    expected: { status: 416 },
  },
  {
    says: 'compresses a page',
    path: '/about',
    sent: { 'accept-encoding': 'gzip' },
    expected: { status: 200, headers: { 'content-encoding': 'gzip', vary: /accept-encoding/i } },
  },
  {
    says: 'compresses the not-found page',
    path: '/no-such-page',
    sent: { 'accept-encoding': 'gzip' },
    expected: { status: 404, headers: { 'content-encoding': 'gzip', vary: /accept-encoding/i } },
  },
  {
    says: 'compresses a script',
    path: `/${files.asset}`,
    sent: { 'accept-encoding': 'gzip' },
    expected: { status: 200, headers: { 'content-encoding': 'gzip' } },
  },
  {
    says: 'compresses no picture',
    path: `/${files.shared}`,
    sent: { 'accept-encoding': 'gzip' },
    expected: { status: 200, file: files.shared, headers: { 'content-encoding': undefined } },
  },
]

/** How long an answer may be kept, and its type. */
const keeping: Group = ({ kept, moved, files }) => [
  {
    says: 'has browsers revalidate pages',
    path: '/about',
    expected: { status: 200, headers: { ...askedForAgain, etag: /./ } },
  },
  { says: 'has browsers revalidate the home page', path: '/', expected: { status: 200, headers: askedForAgain } },
  {
    says: 'has browsers revalidate a redirect',
    path: '/old-page',
    expected: { ...moved('/about'), headers: askedForAgain },
  },
  {
    says: 'has browsers revalidate a redirect in a folder of files that they may cache',
    path: '/assets/old-page',
    expected: { ...moved('/about'), headers: askedForAgain },
  },
  {
    says: 'has browsers revalidate the rules of the gate',
    path: '/geo-gate.json',
    expected: { status: 200, file: 'geo-gate.json', headers: askedForAgain },
  },
  {
    says: 'has browsers revalidate the service worker',
    path: '/sw.js',
    expected: { status: 200, file: 'sw.js', headers: askedForAgain },
  },
  {
    says: 'lets browsers cache scripts',
    path: `/${files.asset}`,
    expected: {
      status: 200,
      file: files.asset,
      headers: { 'content-type': /javascript/, ...kept },
    },
  },
  {
    says: 'lets browsers cache stylesheets',
    path: `/${files.style}`,
    expected: { status: 200, headers: { 'content-type': /^text\/css/, ...kept } },
  },
  {
    says: 'sends the type of the web manifest',
    path: '/site.webmanifest',
    expected: { status: 200, headers: { 'content-type': /^application\/manifest\+json/ } },
  },
]

/** The headers that protect visitors. */
const protection: Group = ({ can, secured, gone, unprotected, files }) => [
  { says: 'protects a page', path: '/about', expected: { status: 200, headers: secured('/about') } },
  {
    says: 'protects a script',
    path: `/${files.asset}`,
    expected: { status: 200, headers: secured(`/${files.asset}`) },
  },
  { says: 'protects the not-found page', path: '/no-such-page', expected: { status: 404, headers: gone } },
  { says: 'protects the Spanish not-found page', path: '/es/no-such-page', expected: { status: 404, headers: gone } },
  ...(can('headersOnRedirects')
    ? [{ says: 'protects a redirect', path: '/old-page', expected: { status: 301, headers: gone } }]
    : [{ says: 'protects no redirect', path: '/old-page', expected: unprotected }]),
]

/** What no request may reveal. */
const safety: Group = ({ host, missing }) => [
  { says: 'lists no folder', path: '/assets', expected: missing() },
  { says: 'lists no folder with a slash', path: '/assets/', expected: { status: [301, 308, 403, 404] } },
  ...host.configuration.map((file) => ({
    says: `does not show ${file}`,
    path: `/${file}`,
    expected: { status: refused },
  })),
  { says: 'shows no dotfile', path: '/.secret', expected: { status: refused } },
  { says: 'shows no file of a dotfolder', path: '/.git/config', expected: { status: refused } },
  {
    says: 'shows files in .well-known',
    path: '/.well-known/security.txt',
    expected: { status: 200, file: '.well-known/security.txt', headers: { 'content-type': /^text\/plain/ } },
  },
  {
    says: 'does not leave the site by two slashes',
    path: '//evil.example/',
    expected: { status: [301, 308, 400, 404], location: '/evil.example' },
  },
  { says: 'does not leave the site by a backslash', path: '/\\evil.example/', expected: { status: refused } },
  {
    says: 'does not leave the site by an encoded backslash',
    path: '/%5Cevil.example/',
    expected: { status: refused },
  },
  { says: 'does not leave the site by a tab', path: '/%09/evil.example/', expected: { status: refused } },
  {
    says: 'adds no header',
    path: '/x%0d%0aset-cookie:a=b/',
    expected: { status: refused, headers: { 'set-cookie': undefined } },
  },
  { says: 'does not leave the folder', path: '/../../../etc/passwd', expected: { status: refused } },
  {
    says: 'does not leave the folder by encoded dots',
    path: '/%2e%2e/%2e%2e/etc/passwd',
    expected: { status: refused },
  },
  {
    says: 'does not leave the folder by encoded slashes',
    path: '/..%2f..%2fetc%2fpasswd',
    expected: { status: refused },
  },
  { says: 'resolves dots in a path', path: '/assets/../about', expected: { status: [200, 301, 400, 404] } },
  { says: 'survives a null byte', path: '/about%00.html', expected: { status: refused } },
  { says: 'survives an incomplete UTF-8 sequence', path: '/%e0%a4', expected: { status: refused } },
]

const groups = [addresses, absences, redirects, transfers, keeping, protection, safety]

export function questionsOf(asked: Asked): Question[] {
  const answers = answersOf(asked)
  return groups.flatMap((group) => group(answers))
}

/** Asks the server at this port, which serves `folder`, and returns what is wrong with its answers. */
export async function faultsAt(port: number, folder: string, questions: readonly Question[]): Promise<string[]> {
  const faults: string[] = []
  for (const question of questions) {
    const { says, path, method, sent } = question
    const answer = await ask(port, path, method, sent)
    faults.push(...faultsOf(question, answer, folder).map((fault) => `${says} (${path}): ${fault}`))
  }
  return faults
}

/** What is wrong with an answer. Empty when it is as expected. */
function faultsOf({ expected }: Question, { status, headers, body }: Answer, folder: string): string[] {
  const faults: string[] = []
  const allowed = [expected.status].flat()
  if (!allowed.includes(status)) faults.push(`status ${status}, not ${allowed.join(' or ')}`)
  const location = headers.location?.replace(/^http:\/\/127\.0\.0\.1:\d+(?=\/)/, '')
  if (status >= 300 && status < 400 && (expected.location ?? location) !== location)
    faults.push(`leads to ${location}, not ${expected.location}`)
  if (location !== undefined && /^\/[/\\\s]/.test(location)) faults.push(`leads to another host: ${location}`)
  if (expected.empty && body.length > 0) faults.push(`a body of ${body.length} bytes`)
  if (expected.file !== undefined && !body.equals(readFileSync(join(folder, expected.file))))
    faults.push(`a body that is not ${expected.file}: ${JSON.stringify(body.toString().slice(0, 80))}`)
  if (/root:|Index of|_headers/.test(body.toString('latin1').slice(0, 400))) faults.push('shows what is not public')
  if (expected.says !== undefined && !body.includes(expected.says)) faults.push(`a body without ${expected.says}`)
  for (const [name, wanted] of Object.entries(expected.headers ?? {})) {
    const given = headers[name]?.toString()
    const fits = wanted instanceof RegExp ? wanted.test(given ?? '') : given === wanted
    if (!fits) faults.push(`${name} is ${given}, not ${wanted}`)
  }
  return faults
}
