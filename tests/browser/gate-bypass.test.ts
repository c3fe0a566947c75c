import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isBypassed } from '../../src/gate/bypass.ts'
import { isSoak } from '../support/soak.ts'

const previewHosts = ['localhost', 'netlify.app', 'vercel.app', 'pages.dev', 'github.io']
const isFree = (hostname: string, isFramed = false) => isBypassed({ hostname, isFramed, previewHosts })

describe('the gate is off', () => {
  it.each([
    'localhost',
    'shop.localhost',
    '127.0.0.1',
    '[::1]',
    '::1',
    'netlify.app',
    'clearwell.netlify.app',
    'deploy-preview-7--clearwell.netlify.app',
    'Clearwell.Netlify.APP',
    'clearwell.netlify.app.',
    'clearwell.github.io',
  ])('on %s', (hostname) => {
    expect(isFree(hostname)).toBe(true)
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('on %s, even if the practice names no preview host', (hostname) => {
    expect(isBypassed({ hostname, isFramed: false, previewHosts: [] })).toBe(true)
  })

  it('in a frame, on any host', () => {
    expect(isFree('www.clearwell-eye-care.example', true)).toBe(true)
  })
})

describe('the gate is on', () => {
  it.each([
    'www.clearwell-eye-care.example',
    'evilnetlify.app',
    'netlify.app.evil.example',
    'netlify-app.example',
    'app',
    'mylocalhost',
    'localhost.example',
    '1127.0.0.1',
    '127.0.0.10',
    '',
  ])('on "%s"', (hostname) => {
    expect(isFree(hostname)).toBe(false)
  })

  it('where the list of preview hosts is empty', () => {
    for (const hostname of ['www.example', '']) {
      for (const previewHosts of [[], ['']]) expect(isBypassed({ hostname, isFramed: false, previewHosts })).toBe(false)
    }
  })
})

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/)
const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'))
const runs = { numRuns: isSoak ? 100_000 : 500 }

test('a host bypasses the gate exactly when its last labels match a preview host', () => {
  const endsAlike = (hostname: string, preview: string) => {
    const [labels, wanted] = [hostname.split('.'), preview.split('.')]
    return labels.length >= wanted.length && wanted.every((each, index) => each === labels.at(index - wanted.length))
  }
  const near = fc.tuple(host, fc.constantFrom(...previewHosts), fc.constantFrom('.', '', '-')).map((parts) => {
    const [name, preview, between] = parts
    return name + between + preview
  })
  fc.assert(
    fc.property(fc.oneof(host, near), fc.array(host), (hostname, more) => {
      const hosts = [...previewHosts, ...more]
      const expected = [...hosts, 'localhost', '127.0.0.1'].some((each) => endsAlike(hostname, each))
      expect(isBypassed({ hostname, isFramed: false, previewHosts: hosts })).toBe(expected)
    }),
    runs,
  )
})

test('a name that merely ends in a preview host never bypasses the gate', () => {
  fc.assert(
    fc.property(label, fc.constantFrom('netlify.app', 'vercel.app', 'pages.dev', 'github.io'), (name, preview) => {
      expect(isFree(name + preview)).toBe(false)
      expect(isFree(`${name}.${preview}`)).toBe(true)
    }),
    runs,
  )
})
