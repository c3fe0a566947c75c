import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ownAddress } from '../../src/gate/own-address.ts'
import { isSoak } from '../support/soak.ts'

const origin = 'https://www.clearwell-eye-care.example'

describe('the way back from storage', () => {
  it.each(['/', '/conditions/dry-eye', '/es?utm_source=mail#faq', '/%F0%9F%91%81'])('leads to %s', (path) => {
    expect(ownAddress(path, origin)).toBe(origin + path)
  })

  it.each([
    undefined,
    '',
    'about',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//[',
  ])('is undefined when the storage holds %s', (stored) => {
    expect(ownAddress(stored, origin)).toBeUndefined()
  })

  it('stays on this site when dots hide a second slash', () => {
    expect(new URL(ownAddress('/..//evil.example', origin)!, origin).origin).toBe(origin)
  })
})

test('whatever is stored, the way back stays on this site', () => {
  const sly = fc.array(
    fc.constantFrom('/', '\\', '..', '.', '@', ':', 'evil.example', 'javascript', '?', '#', '\t', '%2f'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        sly.map((parts) => `/${parts.join('')}`),
      ),
      (stored) => {
        const address = ownAddress(stored, origin)
        if (address !== undefined) expect(new URL(address, origin).origin).toBe(origin)
      },
    ),
    { numRuns: isSoak ? 100_000 : 500 },
  )
})
