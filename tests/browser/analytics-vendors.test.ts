import { afterEach, expect, test, vi } from 'vitest'
import type { Adapter, VendorScope } from '../../src/analytics/vendors/adapter.ts'
import { ads } from '../../src/analytics/vendors/ads.ts'
import { callTracking } from '../../src/analytics/vendors/call-tracking.ts'
import { mayLoad } from '../../src/analytics/vendors/load.ts'
import { pixel } from '../../src/analytics/vendors/pixel.ts'
import { sessionReplay } from '../../src/analytics/vendors/session-replay.ts'
import { tagManager } from '../../src/analytics/vendors/tag-manager.ts'
import { eventNames } from '../../src/shared/events.ts'
import { type Vendor, type VendorKind, vendorKinds } from '../../src/shared/vendors.ts'

afterEach(() => vi.useRealTimers())

const origin = 'https://www.clearwell-eye-care.example'

/** Starts the adapter on a page with nothing but an empty body. Returns its `window` and the running adapter. */
function started(adapter: Adapter, kind: VendorKind, id = 'ID-1') {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  const scope = { document: { body: { dataset: {} } } } as unknown as VendorScope
  const vendor: Vendor = { kind, id, script: 'https://vendor.example/tag.js' }
  return { scope, ...adapter.start(vendor, { origin }, scope) }
}

const commands = (list: unknown) => (list as ArrayLike<unknown>[]).map((each) => Array.from(each))

test('the tag manager receives an event by name only', () => {
  const { scope, forward, stop } = started(tagManager, 'tag-manager')
  forward('appointment_request')
  stop()
  expect(scope.dataLayer).toEqual([
    { 'gtm.start': Date.UTC(2026, 10, 20), event: 'gtm.js' },
    { event: 'appointment_request' },
    { event: 'consent_withdrawn' },
  ])
})

test('the ads tag receives the origin in place of the page, and nothing personal', () => {
  const { scope, forward, stop } = started(ads, 'ads', 'AW-1')
  forward('phone_click')
  expect(scope).not.toHaveProperty('ga-disable-AW-1')
  stop()
  const page = {
    page_location: `${origin}/`,
    page_path: '/',
    page_title: 'www.clearwell-eye-care.example',
    page_referrer: `${origin}/`,
  }
  const personal = { allow_google_signals: false, allow_ad_personalization_signals: false }
  expect(commands(scope.adsLayer)).toEqual([
    ['js', new Date()],
    ['set', { ...page, ...personal }],
    ['config', 'AW-1', { ...page, ...personal, send_page_view: false, conversion_linker: false }],
    ['event', 'phone_click', { ...page, send_to: 'AW-1' }],
    [
      'consent',
      'update',
      { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ],
  ])
  expect(scope['ga-disable-AW-1']).toBe(true)
  // Google's script takes only `arguments` objects as commands.
  expect(String((scope.adsLayer as unknown[])[0])).toBe('[object Arguments]')
})

test.each([
  ['form_start', ['track', 'InitiateCheckout']],
  ['appointment_start', ['track', 'InitiateCheckout']],
  ['form_complete', ['track', 'Lead']],
  ['appointment_request', ['track', 'Schedule']],
  ['phone_click', ['track', 'Contact']],
  ['email_click', ['track', 'Contact']],
  ['button_click', ['track', 'ViewContent']],
  ['page_view', ['trackCustom', 'page_view']],
  ['appointment_cancel', ['trackCustom', 'appointment_cancel']],
  ['form_submit', ['trackCustom', 'form_submit']],
  ['geo_access_check', ['trackCustom', 'geo_access_check']],
  ['geo_access_granted', ['trackCustom', 'geo_access_granted']],
  ['geo_access_denied', ['trackCustom', 'geo_access_denied']],
] as const)('the pixel receives %s as %j', (name, command) => {
  const { scope, forward } = started(pixel, 'pixel', '123')
  forward(name)
  expect((scope.fbq as { queue: unknown[] }).queue.at(-1)).toEqual(command)
})

test('the pixel collects nothing on its own, and is told when consent is withdrawn', () => {
  const { scope, forward, stop } = started(pixel, 'pixel', '123')
  const fbq = scope.fbq as { queue: unknown[]; callMethod?: (...command: unknown[]) => void }
  expect(fbq.queue).toEqual([
    ['set', 'autoConfig', false, '123'],
    ['init', '123'],
  ])
  // The pixel's script has loaded by now.
  const heard: unknown[] = []
  fbq.callMethod = (...command) => void heard.push(command)
  forward('phone_click')
  stop()
  expect(heard).toEqual([
    ['track', 'Contact'],
    ['consent', 'revoke'],
  ])
})

test('session replay is masked before its script loads, and told to stop, and nothing more, when consent is withdrawn', () => {
  const { scope, forward, stop } = started(sessionReplay, 'session-replay')
  expect(scope.document.body.dataset.clarityMask).toBe('true')
  forward('phone_click')
  expect((scope.clarity as { q: unknown[] }).q).toEqual([['event', 'phone_click']])
  const heard: unknown[] = []
  scope.clarity = (...command: unknown[]) => void heard.push(command)
  stop()
  forward('email_click')
  // Told that consent is denied, it would start again by itself.
  expect(heard).toEqual([['stop']])
})

test('session replay leaves none of its cookies behind, on whatever part of the domain it has set them', () => {
  const { scope, stop } = started(sessionReplay, 'session-replay')
  const set: string[] = []
  Object.defineProperty(scope.document, 'cookie', { set: (cookie: string) => set.push(cookie) })
  stop()
  const anywhere = ['', '; domain=www.clearwell-eye-care.example', '; domain=clearwell-eye-care.example']
  for (const domain of anywhere) {
    expect(set).toContain(`_clck=${domain}; path=/; max-age=0`)
    expect(set).toContain(`_clsk=${domain}; path=/; max-age=0`)
  }
})

test('call tracking receives no events', () => {
  const { scope, forward, stop } = started(callTracking, 'call-tracking')
  forward('phone_click')
  stop()
  expect(Object.keys(scope)).toEqual(['document'])
})

test('a vendor gets only event names and the origin, whatever happens', () => {
  for (const [adapter, kind] of [
    [tagManager, 'tag-manager'],
    [ads, 'ads'],
    [pixel, 'pixel'],
    [sessionReplay, 'session-replay'],
  ] as const) {
    const { scope, forward } = started(adapter, kind)
    // A careless caller passes properties too, but `forward` takes only a name.
    const careless = forward as (name: string, properties: object) => void
    for (const name of eventNames) careless(name, { type: 'keratoconus', page: '/conditions/keratoconus' })
    const queues = [
      scope.dataLayer,
      commands(scope.adsLayer ?? []),
      (scope.fbq as { queue?: unknown })?.queue,
      (scope.clarity as { q?: unknown })?.q,
    ]
    expect(JSON.stringify(queues)).toMatch(/Contact|phone_click/)
    expect(JSON.stringify(queues)).not.toMatch(/keratoconus|conditions/)
  }
})

const anywhere = { aboutHealth: false, hasQuery: false, hasForm: false }

test('every tool may load on a plain page', () => {
  expect(vendorKinds.filter((kind) => mayLoad(kind, anywhere))).toEqual([...vendorKinds])
})

test('on a page about health, only a tool that can be given another address may load', () => {
  expect(vendorKinds.filter((kind) => mayLoad(kind, { ...anywhere, aboutHealth: true }))).toEqual(['ads'])
})

test('the same holds for a page with campaign tags in its address', () => {
  expect(vendorKinds.filter((kind) => mayLoad(kind, { ...anywhere, hasQuery: true }))).toEqual(['ads'])
})

test('session replay is kept off pages with a form', () => {
  expect(vendorKinds.filter((kind) => !mayLoad(kind, { ...anywhere, hasForm: true }))).toEqual(['session-replay'])
})
