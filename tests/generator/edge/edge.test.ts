import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { dirname, join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { serveWorker } from '../../../generator/edge/serve-worker.ts'
import { root } from '../../../generator/folders.ts'
import { observed, seenAt, withHeaders } from '../../hosts/observatory.ts'
import { readPages } from '../../support/built-site.ts'
import { endWorker, startWorker } from '../../support/edge-worker.ts'
import { publish } from '../../support/published.ts'
import { irvine } from '../../support/request-places.ts'
import { someOf } from '../../support/soak.ts'
import { clearwater, siteOf } from '../../support/world.ts'

const out = join(root, '.cache', 'test-edge')
const { lookup } = siteOf(clearwater).manifest.practice.geoGate
/** The pages as files of the practice's own host. They differ only in the address of the location lookup. */
const published = readPages(inject('practice')).map(({ url, html }) => ({ url, html: html.replaceAll(lookup, '/geo') }))

let worker: Miniflare
let origin: string

const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, { redirect: 'manual', ...init })

/** Responses of another worker, which serves the current files to visitors from this location. */
async function answersFrom(place: Record<string, string>, paths: readonly string[]) {
  const other = await startWorker(out, { place })
  const at = (await other.ready).origin
  const answers = paths.map(async (path) => {
    const response = await fetch(at + path)
    return { path, status: response.status, text: await response.text() }
  })
  return Promise.all(answers).finally(() => endWorker(other))
}

beforeAll(async () => {
  const { code, said } = await publish(clearwater, out, { preview: true, host: 'cloudflare-worker' })
  if (code !== 0) throw new Error(said)
  worker = await startWorker(out, { place: irvine })
  origin = (await worker.ready).origin
})

afterAll(async () => {
  if (worker !== undefined) await endWorker(worker)
  rmSync(out, { recursive: true, force: true })
})

describe('a worker at the edge', () => {
  it('reports a port that is in use, as any server does', async () => {
    const port = Number(new URL(origin).port)
    await expect(serveWorker(out, { port })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' })
  })

  it('answers under the names of this machine only, if asked to: another site could point its name here', async () => {
    const own = await startWorker(out, { ownNamesOnly: true })
    const { port } = await own.ready
    const statusUnder = async (host: string, path: string) => {
      const [answer] = await once(request({ port, path, host: 'localhost', headers: { host } }).end(), 'response')
      return (answer as IncomingMessage).resume().statusCode
    }
    for (const path of ['/about', '/robots.txt']) {
      expect(await statusUnder(`localhost:${port}`, path), path).toBe(200)
      expect(await statusUnder(`practice.example.localhost:${port}`, path), path).toBe(200)
      expect(await statusUnder(`evil.example:${port}`, path), path).toBe(403)
    }
    await endWorker(own)
  })

  it('has the host keep what the worker logs, but no log of visitors and the pages they open', () => {
    const { observability } = JSON.parse(readFileSync(join(out, 'wrangler.jsonc'), 'utf8'))
    expect(observability).toEqual({ logs: { enabled: true, invocation_logs: false } })
  })

  it('has no pages among its files', () => {
    expect(readPages(out)).toEqual([])
  })

  it('serves a page of public/ without its file name, as other hosts do', async () => {
    writeFileSync(join(out, 'tour.html'), 'the tour')
    const answers = await answersFrom(irvine, ['/tour', '/tour.html', '/tour/'])
    rmSync(join(out, 'tour.html'))
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(3).fill('200 the tour'))
  })

  it('renders every page byte for byte as published, both fresh and from its cache', async () => {
    expect(published.length).toBeGreaterThan(50)
    for (const [time, pages] of [
      ['made', published],
      ['kept', someOf(published, 5)],
    ] as const) {
      const different: string[] = []
      for (const { url, html } of pages) {
        const response = await ask(url)
        if (response.status !== 200 || (await response.text()) !== html) different.push(`${time}: ${url}`)
      }
      expect(different).toEqual([])
    }
  })

  it('answers 304 to a browser that has the page, and answers HEAD without a body', async () => {
    const first = await ask('/about')
    const etag = first.headers.get('etag')!
    expect((await ask('/about', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304)
    expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200)
    const head = await ask('/about', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it('shows the not-found page of the language for an address that is not in the page table', async () => {
    const pageOf = (url: string) => published.find((each) => each.url === url)!.html
    for (const [path, page] of [
      ['/nothing', '/404'],
      ['/services/nothing/nowhere', '/404'],
      ['/%zz', '/404'],
      ['/es/nada', '/es/404'],
    ] as const) {
      const response = await ask(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).toBe(pageOf(page))
    }
  })

  it('does not serve its own files', async () => {
    for (const path of [
      '/_worker/index.js',
      '/_worker/practice.json',
      '/wrangler.jsonc',
      '/.assetsignore',
      '/_headers',
      '/.host/rules.json',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  it('serves no dotfile that a tool has added, except in .well-known', { tags: ['soak'] }, async () => {
    const hidden = ['.dev.vars', '.env', '.wrangler/state/requests.sqlite', 'assets/.env']
    for (const file of [...hidden, '.well-known/proof']) {
      mkdirSync(dirname(join(out, file)), { recursive: true })
      writeFileSync(join(out, file), 'mine')
    }
    const answers = await answersFrom(irvine, ['/.well-known/proof', ...hidden.map((file) => `/${file}`)])
    expect(answers.filter(({ status }) => status !== 404)).toEqual([
      { path: '/.well-known/proof', status: 200, text: 'mine' },
    ])
  })

  it('redirects to the one address of a page, and never to another host', async () => {
    const leads = async (path: string) => {
      const { status, headers } = await ask(path)
      return [status, headers.get('location')]
    }
    expect(await leads('/about/?a=1')).toEqual([301, '/about?a=1'])
    expect(await leads('/about.html')).toEqual([301, '/about'])
    expect(await leads('/index.html')).toEqual([301, '/'])
    expect(await leads('//evil.example/')).toEqual([301, '/evil.example'])
  })

  it('sends the headers of the site with pages, redirects, files and 404s', async () => {
    for (const path of ['/about', '/about/', '/robots.txt', '/nothing']) {
      const { headers } = await ask(path)
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      expect(headers.get('content-security-policy')).toContain("connect-src 'self';")
    }
  })

  it('gets the Observatory score of every host that sends our headers', async () => {
    const { now, before } = observed(await seenAt(Number(new URL(origin).port)))
    expect({ now, before }).toEqual(withHeaders)
  })

  it('accepts only GET and HEAD', async () => {
    expect((await ask('/about', { method: 'DELETE' })).status).toBe(405)
  })

  it('tells visitors their own location, in an answer that is not cached', async () => {
    const response = await ask('/geo')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({
      country_code: 'US',
      region: 'California',
      city: 'Irvine',
      latitude: '33.68',
      longitude: '-117.8',
    })
  })

  it('gives all visitors the same page, and returns no location if it is unknown', { tags: ['soak'] }, async () => {
    const here = await (await ask('/about')).text()
    const [page, location] = await answersFrom({ country: 'DE', city: 'Berlin' }, ['/about', '/geo'])
    expect(page!.text).toBe(here)
    expect(JSON.parse(location!.text)).toEqual({ country_code: 'DE', city: 'Berlin' })
    expect(await answersFrom({ country: 'T1' }, ['/geo'])).toMatchObject([{ text: '{}' }])
  })
})
