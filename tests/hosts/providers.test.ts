import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils'
import { Miniflare } from 'miniflare'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import redirector from 'netlify-redirector'
import { expect, test } from 'vitest'
import { headersFor } from '../../generator/hosts/rule-files.ts'
import { splitQuery } from '../../generator/redirect-rules.ts'
import { endWorker } from '../support/edge-worker.ts'
import { observed, seenAt, withHeaders } from './observatory.ts'
import { faultsAt, type Question, questionsOf } from './questions.ts'
import { siteFor } from './site-for.ts'

// Tests cannot reach the hosts themselves, so they ask the hosts' own code for reading our files.

/** Asks about redirects only. A status other than a redirect means that none was found. */
const isOfRedirects = ({ says }: Question) => /^(redirects|keeps the query (of an|below)|compares the value)/.test(says)

test("Cloudflare's own runtime answers as promised", async () => {
  const { remove, ...site } = await siteFor('cloudflare')
  const server = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    modules: true,
    script: 'export default { fetch: (request, { ASSETS }) => ASSETS.fetch(request) }',
    cf: {},
    assets: {
      directory: site.folder,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: false },
      assetConfig: { html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    },
  })
  const port = Number((await server.ready).port)
  const questions = questionsOf(site).filter(({ says }) => !notInRuntime.has(says))
  const faults = await faultsAt(port, site.folder, questions.map(inRuntime))
  const { now, before } = observed(await seenAt(port))
  await endWorker(server)
  remove()
  expect(faults).toEqual([])
  expect({ now, before }).toEqual(withHeaders)
})

/**
 * What Cloudflare's network does around the runtime, and files the runtime never gets. It lets browsers cache a 404,
 * as Pages does: src/import-arrived.ts requests the file again. It lets them keep redirects, too.
 */
const notInRuntime = new Set([
  'sends a range of a file',
  'refuses a range beyond the end',
  'compresses a page',
  'compresses the not-found page',
  'keeps browsers from caching the 404 of a script',
  'has browsers revalidate a redirect',
  'has browsers revalidate a redirect in a folder of files that they may cache',
  'shows no dotfile',
  'shows no file of a dotfolder',
])

/**
 * What the runtime itself is expected to answer: it redirects with 307 where the same code on Pages does with 308, and
 * normalizes malformed addresses first, by a redirect within the site.
 */
function inRuntime({ expected, ...question }: Question): Question {
  const { location: _, ...anywhere } = expected
  const isStrange = /^(adds no header|does not leave|survives)/.test(question.says)
  const allowed = [expected.status, isStrange ? 308 : []].flat()
  const status = allowed.flatMap((each) => (each === 308 ? [307, 308] : each))
  return { ...question, expected: { ...(isStrange ? anywhere : expected), status } }
}

test("Netlify's own parsers and matcher read what we wrote", async () => {
  const { remove, ...site } = await siteFor('netlify')
  const redirectsFiles = [join(site.folder, '_redirects')]
  const redirects = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false })
  const rules = redirects.redirects as { from: string; query: object; status: number }[]
  const headersFiles = [join(site.folder, '_headers')]
  // This library's types are inferred from an empty array.
  const only = { headersFiles: headersFiles as never[], netlifyConfigPath: undefined }
  const headers = await parseAllHeaders({ ...only, configHeaders: [], minimal: true })
  const { redirects: ours } = site.rules
  const questions = questionsOf(site).filter(isOfRedirects)
  remove()
  expect([...redirects.errors, ...headers.errors]).toEqual([])
  expect(rules.filter(({ status }) => status === 301)).toHaveLength(ours.length)
  expect(headers.headers.map((rule) => ({ path: rule.for, headers: rule.values }))).toEqual(site.rules.headers)

  // As Netlify's command line passes them on.
  const handedOn = rules.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  const matcher = await redirector.parseJSON(JSON.stringify(handedOn), {})
  const matched = (url: string) => {
    const [path, query = ''] = splitQuery(url)
    const visitor = { scheme: 'https', host: 'practice.example', headers: {}, cookieValues: {} }
    return matcher.match({ ...visitor, path, query, getHeader: () => '', getCookie: () => '' })
  }
  expect(questions.length).toBeGreaterThan(5)
  for (const { says, path, expected } of questions) {
    const { status, to } = matched(path) ?? {}
    // The rules do not deal with the visitor's query.
    const location = expected.location && splitQuery(expected.location)[0]
    expect([says, status, to]).toEqual([says, location && expected.status, location])
  }
  expect(matched('/es/no-such-page')).toMatchObject({ status: 404, to: '/es/404.html' })
  expect(matched('/no-such-page')).toBeNull()
})

test("Vercel's own library turns what we wrote into routes that answer as promised", async () => {
  const { remove, ...site } = await siteFor('vercel')
  const { $schema, ...configuration } = JSON.parse(readFileSync(join(site.folder, 'vercel.json'), 'utf8'))
  const isAnswered = (each: Question) => isOfRedirects(each) || each.says.startsWith('strips')
  const questions = questionsOf(site).filter((each) => isAnswered(each) && !inOtherWords.has(each.path))
  remove()
  const { routes, error } = getTransformedRoutes(configuration)
  expect(error).toBeNull()
  const answers = (url: string) => routed(url, routes as RouteWithSrc[])

  expect(questions.length).toBeGreaterThan(10)
  for (const { says, path, expected } of questions) {
    const { status, location } = answers(path)
    expect([says, status, location]).toEqual([says, expected.location && expected.status, expected.location])
  }
  for (const path of ['/about', `/${site.files.asset}`, '/no-such-page'])
    expect([path, answers(path).headers]).toEqual([path, Object.fromEntries(headersFor(path, site.rules.headers))])
  // What the table of hosts says about Vercel.
  expect(answers('/page.php?id=7').location).toBe('/contact?id=7')
  expect(answers('/old-page').headers).toEqual({})
  expect(answers('/blog').status).toBeUndefined()
  // Two steps, the first of which strips the name of the file.
  expect(answers('/Old.html?a=1').location).toBe('/Old?a=1')
  expect(answers('/Old?a=1').location).toBe('/about?a=1')
  expect(answers('/old/index.html').location).toBe('/old')
  expect(answers('/old').location).toBe('/about')
  expect(answers('/about').status).toBeUndefined()
})

/** The query stays, which the table does not promise; repeated slashes are up to Vercel's network; files: see above. */
const inOtherWords = new Set([
  '/page.php?id=7',
  '/about//',
  '/Old.html',
  '/Old.html?a=1&b=2',
  '/old/index.html',
  '/es/Old.html',
  '/blog/a%20b.html',
  '/store/one/two.html?a=1',
])

/** Follows the routes as Vercel does: in order, until one matches without "continue". */
function routed(url: string, routes: readonly RouteWithSrc[]) {
  const [path, query] = splitQuery(url)
  const headers: Record<string, string> = {}
  for (const route of routes) {
    const match = new RegExp(route.src).exec(path)
    const asked = (route.has ?? []) as { key: string; value: string }[]
    const isAsked = asked.every(({ key, value }) => new URLSearchParams(query).get(key) === value)
    if (match === null || !isAsked) continue
    const { Location, ...others } = route.headers ?? {}
    Object.assign(headers, others)
    if (route.continue) continue
    const to = Location?.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
    // The visitor's query is passed on.
    const added = query === undefined ? '' : `${to?.includes('?') ? '&' : '?'}${query}`
    return { status: route.status, location: to && to + added, headers }
  }
  return { headers }
}
