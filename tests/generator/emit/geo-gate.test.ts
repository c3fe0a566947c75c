import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { emitTextFiles } from '../../../generator/emit/text-files.ts'
import { headersFor, readHeaders } from '../../../generator/hosts/rule-files.ts'
import type { Page } from '../../../generator/page.ts'
import { bootSnippet } from '../../../generator/render/bundle/boot-snippet.ts'
import type { Site } from '../../../generator/site.ts'
import { geoAttributes, hasGate } from '../../../templates/geo-attributes.ts'
import { readPages } from '../../support/built-site.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, pageAt, siteOf } from '../../support/world.ts'

const site = siteOf(clearwater)
const boot = bootSnippet()

/** The small practice with some text of practice.yaml replaced. */
const changed = (from: string | RegExp, to: string): Site =>
  siteOf(editText(copyOf(clearwater), 'practice.yaml', from, to))

const filesOf = (from: Site) => new Map([...emitTextFiles(from, { boot })].map(({ file, bytes }) => [file, bytes()]))
const rulesOf = (from: Site) => JSON.parse(filesOf(from).get('geo-gate.json')!)
const policyOf = (from: Site) =>
  new Map(
    headersFor('/', readHeaders(filesOf(from).get('_headers')!))
      .get('Content-Security-Policy')!
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

describe('the rules of the gate', () => {
  it('hold the specified box and 39 cities, and deny access when the lookup fails', () => {
    const { box, cities, onLookupFailure } = rulesOf(site)
    expect(box).toEqual({ north: 35.8, south: 32.5, east: -114.1, west: -121 })
    expect(cities).toHaveLength(39)
    expect(cities).toEqual(expect.arrayContaining(['Irvine', 'Riverside', 'Anaheim Hills', 'San Diego']))
    expect(onLookupFailure).toBe('deny')
  })

  it('let in an added city without changing what all pages share', () => {
    const copy = copyOf(clearwater)
    appendFileSync(join(copy, 'cities.yaml'), '\n- name: Cañada Alegre\n')
    const after = siteOf(copy)
    expect(rulesOf(after).cities).toContain('Cañada Alegre')
    const shared = ({ layout }: Site) => JSON.stringify([layout('en'), layout('es')])
    expect(shared(after)).toBe(shared(site))
    expect(filesOf(after).get('_headers')).toBe(filesOf(site).get('_headers'))
  })

  it("let in the practice's own state, by its full name or its abbreviation", () => {
    expect(rulesOf(site)).toMatchObject({ states: ['California', 'CA'], outsideStates: 'outside_california' })
    const { practice } = site.manifest
    const manifest = { ...site.manifest, practice: { ...practice, address: { ...practice.address, state: 'NC' } } }
    expect(rulesOf({ ...site, manifest })).toMatchObject({
      states: ['North Carolina', 'NC'],
      outsideStates: 'outside_north_carolina',
    })
  })

  it('let in the states beyond a border that the practice names', () => {
    const { states, outsideStates } = rulesOf(changed('mode: redirect', 'mode: redirect\n  states: [NV, AZ]'))
    expect(states).toEqual(['California', 'CA', 'Nevada', 'NV', 'Arizona', 'AZ'])
    expect(outsideStates).toBe('outside_california')
  })

  it('are not published if the gate is off', () => {
    expect(filesOf(changed('mode: redirect', 'mode: off')).has('geo-gate.json')).toBe(false)
  })
})

describe('a page', () => {
  const attributesOf = (url: string, from = site) => {
    const page = pageAt(url, from)
    return geoAttributes(page, from.layout(page.language))
  }
  const isChecked = (url: string, from = site) => {
    const page = pageAt(url, from) as Page
    return hasGate(page, from.layout(page.language))
  }

  it('tells the browser what the gate does, and the out-of-area page in its own language', () => {
    expect(attributesOf('/es/about')).toEqual({
      'data-lookup': 'https://ipapi.co/json/',
      'data-gate': 'redirect',
      'data-out-of-area': '/es/out-of-service-area',
      'data-preview-hosts': 'localhost netlify.app vercel.app pages.dev github.io',
    })
  })

  it('says whose page views count only if that is not the default', () => {
    expect(attributesOf('/privacy-policy')).not.toHaveProperty('data-page-views')
    const everyone = changed('contact:', 'analytics: { pageViews: everyone }\ncontact:')
    expect(attributesOf('/privacy-policy', everyone)).toHaveProperty('data-page-views', 'everyone')
  })

  it('has a gate', () => {
    for (const url of ['/', '/es', '/about', '/services/myopia-control/irvine']) expect(isChecked(url), url).toBe(true)
  })

  it('has no gate, in either language, if it is legal, for staff, not found or out of area', () => {
    const open = [
      'privacy-policy',
      'terms-of-service',
      'admin/tools',
      'admin/keratoconus-qr',
      '404',
      'out-of-service-area',
    ]
    for (const url of open.flatMap((path) => [`/${path}`, `/es/${path}`])) {
      expect(isChecked(url), url).toBe(false)
      expect(attributesOf(url), url).toEqual({ 'data-lookup': 'https://ipapi.co/json/' })
    }
  })

  it('has no gate if the practice turns it off', () => {
    const off = changed('mode: redirect', 'mode: off')
    expect(isChecked('/about', off)).toBe(false)
    expect(attributesOf('/about', off)).not.toHaveProperty('data-lookup')
    expect(policyOf(off).get('connect-src')).toEqual(["'self'"])
  })
})

describe('the content policy', () => {
  it('allows one inline script, by the hash of the one that every page with a gate has', () => {
    const hash = createHash('sha256').update(boot).digest('base64')
    const pages = readPages(inject('practice'))
    const inline = new Set(
      pages.flatMap(({ html }) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code)),
    )
    expect([...inline]).toEqual([boot])
    const published = readFileSync(join(inject('practice'), '_headers'), 'utf8')
    expect(headersFor('/about', readHeaders(published)).get('Content-Security-Policy')).toContain(
      `script-src 'self' 'sha256-${hash}'`,
    )
  })

  it('lets pages call their own host, the lookup and form endpoints on other hosts, and nothing else', () => {
    expect(policyOf(site).get('connect-src')).toEqual(["'self'", 'https://ipapi.co'])
    const endpoint = changed('delivery: mailto', 'delivery: endpoint\n  url: https://forms.example/send?to=office')
    expect(policyOf(endpoint).get('connect-src')).toEqual(["'self'", 'https://ipapi.co', 'https://forms.example'])
    const own = changed('delivery: mailto', 'delivery: endpoint\n  url: /api/messages')
    expect(policyOf(own).get('connect-src')).toEqual(["'self'", 'https://ipapi.co'])
  })

  it('allows nothing that is not listed: no eval, no unhashed inline style, no frame of another site', () => {
    const policy = policyOf(site)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|http:/)
  })

  it('fits into a line of 2,000 characters, the most that hosts read', () => {
    const lines = filesOf(site).get('_headers')!.split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })
})

describe('the headers', () => {
  const text = filesOf(site).get('_headers')!

  it.each([
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Strict-Transport-Security', 'max-age=63072000'],
  ])('include %s everywhere', (name, value) => {
    for (const path of ['/', '/about', '/es/services/myopia-control/irvine', '/assets/x.js'])
      expect(headersFor(path, readHeaders(text)).get(name), path).toBe(value)
  })

  it('let browsers keep files named by their content, and nothing else', () => {
    expect(headersFor('/assets/entries/a.js', readHeaders(text)).get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of ['/', '/about', '/geo-gate.json', '/assets'])
      expect(headersFor(path, readHeaders(text)).has('Cache-Control'), path).toBe(false)
  })
})

describe('the address of the lookup', () => {
  it.each(['https://ipapi.co/json/', 'http://localhost:8080/json', 'http://127.0.0.1:9/'])('may be %s', (address) => {
    expect(changed('https://ipapi.co/json/', address).layout('en').geo.lookup).toBe(address)
  })

  it.each(['http://ipapi.co/json/', 'http://localhost.evil.example/', 'http://127.0.0.1.evil.example/', 'ipapi.co'])(
    'is refused as %s',
    (address) => {
      expect(() => changed('https://ipapi.co/json/', address)).toThrow(
        'must be a web address that starts with https://',
      )
    },
  )
})
