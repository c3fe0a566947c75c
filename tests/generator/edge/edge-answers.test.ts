import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answers, type Platform } from '../../../generator/edge/answer.ts'
import { compileOverlay, overlayPath, partPath } from '../../../generator/edge/chain/overlay.ts'
import { chainWorker } from '../../../generator/edge/chain/worker.ts'
import { type CompiledPractice, compilePractice, openPractice, readPractice } from '../../../generator/edge/practice.ts'
import { visitorPlace } from '../../../generator/edge/visitor-place.ts'
import type { Assets } from '../../../generator/page.ts'
import { readReply } from '../../../src/gate/read-reply.ts'
import { judge } from '../../../src/gate/verdict.ts'
import { unknownLocation } from '../../../src/shared/location.ts'
import { clearwater, copyOf, siteOf } from '../../support/world.ts'

const { manifest } = siteOf(clearwater)
const assets: Assets = { script: '/main.js', boot: 'boot()', styles: [], sheets: {}, fonts: [] }
const compiled: CompiledPractice = { manifest, assets, bundle: 'bundle' }

/** The pages rendered so far, in order, and the contents of the host's cache. */
let rendered: string[]
let kept: Map<string, Response>
let platform: Platform

beforeEach(() => {
  rendered = []
  kept = new Map()
  platform = {
    cache: {
      match: async (address) => kept.get(address)?.clone(),
      put: async (address, page) => void kept.set(address, page),
    },
    place: undefined,
    after: () => {},
  }
})

/** A worker as it starts near a visitor, with templates that print only the page's name. */
const worker = (practice = compiled): Answer =>
  answers(
    openPractice(
      readPractice(compilePractice(practice)),
      ({ url, heading }) => {
        rendered.push(url)
        return `${url} ${heading}`
      },
      'program',
    ),
  )

const ask = async (answer: Answer, path: string) => {
  const response = await answer(new Request(`https://practice.example${path}`), platform)
  return { status: response.status, text: await response.text(), etag: response.headers.get('etag') }
}

describe('a page at the edge', () => {
  it('is rendered once for all workers that share a cache', async () => {
    await ask(worker(), '/about')
    await ask(worker(), '/about')
    expect(rendered).toEqual(['/about'])
  })

  it('is not rendered for a request that asks for its headers only', async () => {
    const head = await worker()(new Request('https://practice.example/about', { method: 'HEAD' }), platform)
    expect(rendered).toEqual([])
    expect([head.status, head.headers.get('etag')]).toEqual([200, (await ask(worker(), '/about')).etag])
  })

  it('is rendered again when its words have changed, and no other page is', async () => {
    const words = manifest.pages.map((page) => (page.id === '/about' ? renamed(page) : page))
    const before = await ask(worker(), '/about')
    await ask(worker(), '/privacy-policy')
    rendered = []
    const edited = worker({ ...compiled, manifest: { ...manifest, pages: words } })
    const after = await ask(edited, '/about')
    await ask(edited, '/privacy-policy')
    expect(rendered).toEqual(['/about'])
    expect(after.text).toContain('Another heading')
    expect(after.etag).not.toBe(before.etag)
  })

  it('is looked up without delay, however many slashes the address has', async () => {
    // A regular expression that restarts at each slash would exceed the test timeout.
    expect((await ask(worker(), `/one${'/'.repeat(300_000)}two`)).status).toBe(404)
  })

  it('causes no rendering if it does not exist, except the first time', async () => {
    const answer = worker()
    for (const path of ['/one', '/two', '/services/three/four', '/es/cinco', '/es/seis', '/%zz', '/wp-admin/x.php'])
      expect((await ask(answer, path)).status, path).toBe(404)
    expect(rendered).toEqual(['/404', '/es/404'])
    kept.clear()
    await ask(answer, '/seven')
    expect(rendered).toHaveLength(2)
  })

  it('answers later visitors with 404 too, after one who left while the not-found page was read', async () => {
    await ask(worker(), '/one')
    const answer = worker()
    const unread = new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))
    const { match } = platform.cache
    platform.cache.match = async () => unread
    void ask(answer, '/two')
    await vi.waitFor(() => expect(unread.bodyUsed).toBe(true), 60_000)
    platform.cache.match = match
    expect(await ask(answer, '/three')).toMatchObject({ status: 404, text: expect.stringContaining('/404') })
  }, 60_000)
})

describe('an old address at the edge', () => {
  it.each(['/old[1].html', '/exams%26lenses', '/caf%c3%a9', '/x|y'])('may be %s', async (from) => {
    const answer = worker({ ...compiled, manifest: { ...manifest, redirects: [{ from, to: '/about' }] } })
    const response = await answer(new Request(`https://practice.example${from}`), platform)
    expect([response.status, response.headers.get('location')]).toEqual([301, '/about'])
  })

  it.each(['/old-page', '/assets/old-page', '/assets/old-page/'])('is asked for again at %s', async (path) => {
    const redirects = [
      { from: '/old-page', to: '/about' },
      { from: '/assets/old-page', to: '/about' },
    ]
    const answer = worker({ ...compiled, manifest: { ...manifest, redirects } })
    const { status, headers } = await answer(new Request(`https://practice.example${path}`), platform)
    expect([status, headers.get('cache-control')]).toEqual([301, 'public, max-age=0, must-revalidate'])
  })

  it('keeps its percent-encoding where only a slash is removed', async () => {
    for (const path of ['/a%26b', '/a%25b', '/a%2525b', '/a%2Fb', '/%C3%A9'])
      expect((await worker()(new Request(`https://practice.example${path}/`), platform)).headers.get('location')).toBe(
        path,
      )
  })
})

describe('a file of a practice in a chain', () => {
  afterAll(() => vi.unstubAllGlobals())

  it.each([
    ['/price%20list.pdf', 'price list.pdf'],
    ['/caf%C3%A9.pdf', 'café.pdf'],
    ['/100%25.pdf', '100%.pdf'],
    ['/tour', 'tour.html'],
  ])('is found at %s', async (path, file) => {
    const texts = new Map([['files/1.pdf', 'the file']])
    const { hostname } = new URL(manifest.practice.url)
    const overlay = compileOverlay(compiled, { [file]: 'files/1.pdf' }, (name, text) => texts.set(partPath(name), text))
    texts.set(overlayPath(hostname), overlay)
    const ASSETS = {
      fetch: async (asked: Request | string) => {
        const text = texts.get(new URL(typeof asked === 'string' ? asked : asked.url).pathname.slice(1))
        return new Response(text, { status: text === undefined ? 404 : 200 })
      },
    }
    vi.stubGlobal('caches', { default: platform.cache })
    const { fetch } = chainWorker(() => 'a page', 'program')
    const answer = await fetch(new Request(`https://${hostname}${path}`), { ASSETS }, { waitUntil: () => {} })
    expect(await answer.text()).toBe('the file')
  })
})

describe('a compiled practice', () => {
  it('contains no path of the machine it was made on, and no file contents', () => {
    const logos = new Map([['brand.svg', { width: 4, height: 3, hash: 'of-its-bytes', bytes: Buffer.from('<svg/>') }]])
    const text = compilePractice({ ...compiled, manifest: { ...siteOf(copyOf(clearwater)).manifest, logos } })
    expect(text).not.toContain(process.cwd())
    expect(text).not.toContain('/tmp/')
    expect([...readPractice(text).manifest.logos]).toEqual([
      ['brand.svg', { width: 4, height: 3, hash: 'of-its-bytes' }],
    ])
  })

  it('makes the same page table', () => {
    const urls = (site: Iterable<{ url: string }>) => [...site].map(({ url }) => url)
    const opened = openPractice(readPractice(compilePractice(compiled)), () => '', 'program')
    expect(urls(opened.site.routes)).toEqual(urls(siteOf(clearwater).routes))
  })
})

describe('the location from the edge, as read by the gate of the pages,', () => {
  const rules = {
    box: { north: 34, south: 33, east: -117, west: -118 },
    cities: ['Irvine'],
    countries: ['United States', 'US'],
    outsideCountry: 'outside_usa' as const,
    states: ['California', 'CA'],
    outsideStates: 'outside_california' as const,
    onLookupFailure: 'deny' as const,
  }
  const verdictOn = (place: Parameters<typeof visitorPlace>[0]) => {
    try {
      return judge(readReply(visitorPlace(place)), rules)
    } catch {
      return judge(unknownLocation, rules)
    }
  }
  const irvine = { country: 'US', region: 'California', regionCode: 'CA', city: 'Irvine' }

  it('lets in a city of the practice, by name or by position', () => {
    expect(verdictOn({ ...irvine, latitude: '33.68', longitude: '-117.8' })).toEqual({
      access: 'allowed',
      note: 'listed_city',
    })
    expect(verdictOn(irvine)).toEqual({ access: 'allowed', note: 'listed_city' })
    expect(verdictOn({ country: 'US', regionCode: 'CA', latitude: '33.5', longitude: '-117.5' })).toEqual({
      access: 'allowed',
      note: 'other_city',
    })
  })

  it('turns away other countries, states and cities', () => {
    expect(verdictOn({ country: 'DE' })).toEqual({ access: 'denied', reason: 'outside_usa' })
    expect(verdictOn({ ...irvine, region: 'Nevada', regionCode: 'NV' })).toEqual({
      access: 'denied',
      reason: 'outside_california',
    })
    expect(verdictOn({ ...irvine, city: 'Mountain View', latitude: '37.4', longitude: '-122.1' })).toEqual({
      access: 'denied',
      reason: 'outside_service_area',
    })
  })

  it('is a guess if the country is unknown', () => {
    for (const country of [undefined, 'XX', 'T1'])
      expect(verdictOn(country === undefined ? {} : { country })).toEqual({
        access: 'denied',
        reason: 'outside_usa',
        isGuess: true,
      })
  })
})

function renamed<P extends (typeof manifest.pages)[number]>(page: P): P {
  const text = Object.fromEntries(
    Object.entries(page.page.text).map(([code, words]) => [code, { ...words, heading: 'Another heading' }]),
  )
  return { ...page, page: { ...page.page, text } }
}
