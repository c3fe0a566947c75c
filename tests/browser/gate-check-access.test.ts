import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gateRules, places } from '../support/geo-stub.ts'
import { visit } from '../support/sessions.ts'

let left: string[]
let said: unknown[]

beforeEach(() => {
  left = []
  said = []
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('gateRequests', undefined)
  vi.stubGlobal('navigator', { userAgent: visit.userAgent })
  vi.stubGlobal('location', { pathname: '/about', search: '', hash: '', replace: (url: string) => left.push(url) })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Checks a visitor on a page with this gate, by these rules. Returns the page's data attributes and its banner. */
async function checked(
  gate: 'banner' | 'redirect',
  lookUp: () => Promise<Response>,
  rules: Response = Response.json(gateRules),
) {
  const dataset: DOMStringMap = { gate, gateState: 'checking', lookup: '/geo', outOfArea: '/out-of-service-area' }
  const root = { dataset, toggleAttribute: () => {} } as unknown as HTMLElement
  const status = {
    childNodes: ['You seem to be elsewhere.'],
    replaceChildren: (...words: string[]) => said.push(...words),
  }
  const banner = { hidden: true, querySelector: (part: string) => (part === 'button' ? null : status) }
  const querySelector = (part: string) => (part === '[data-gate-banner]' ? banner : null)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: root, querySelector }))
  vi.stubGlobal('fetch', (url: string) => (url === '/geo' ? lookUp() : Promise.resolve(rules)))
  const { checkAccess } = await import('../../src/gate/check-access.ts')
  const check = checkAccess(root)
  await vi.advanceTimersByTimeAsync(1000)
  await check
  return { dataset, banner }
}

const inPhoenix = () => Promise.resolve(Response.json(places.phoenix))

it('shows a visitor from elsewhere the banner, and lets screen readers announce it', async () => {
  const { dataset, banner } = await checked('banner', inPhoenix)
  expect(banner.hidden).toBe(false)
  expect(said).toEqual(['You seem to be elsewhere.'])
  expect(dataset.gateState).toBeUndefined()
})

it('does not tell a visitor whose lookup failed where they seem to be', async () => {
  const { dataset, banner } = await checked('banner', () => Promise.reject(new Error('no network')))
  expect(banner.hidden).toBe(true)
  expect(dataset.gateState).toBeUndefined()
})

it('opens the page to a visitor who stops the browser on its way to the out-of-area page', async () => {
  const { dataset } = await checked('redirect', inPhoenix)
  expect(left).toEqual(['/out-of-service-area'])
  expect(dataset.gateState).toBe('denied')
  await vi.advanceTimersByTimeAsync(4000)
  expect(dataset.gateState).toBeUndefined()
})

it('opens the page if the rules cannot be read', async () => {
  const { dataset } = await checked('redirect', inPhoenix, new Response('', { status: 404 }))
  expect(left).toEqual([])
  expect(dataset.gateState).toBeUndefined()
})
