import { describe, expect, it } from 'vitest'
import { withSameParts } from '../../generator/same-parts.ts'

const said = () => ({
  cities: [
    { name: 'Brook Hill', text: { en: 'Near the river' } },
    { name: 'Lakewood', text: { en: 'By the lake' } },
  ],
  logos: new Map([['a.svg', { bytes: Uint8Array.of(1, 2), width: 3 }]]),
})

describe('a part of the data', () => {
  it('is the same object as before if it is unchanged', () => {
    const before = said()
    expect(withSameParts(before, said())).toBe(before)
  })

  it('stays the same object when another part changes, appears or disappears', () => {
    const before = said()
    const now = said()
    now.cities[0]!.text.en = 'On the river'
    now.cities.push({ name: 'Hillside', text: { en: 'Up the hill' } })
    const kept = withSameParts(before, now)
    expect(kept).toEqual(now)
    expect(kept.cities[1]).toBe(before.cities[1])
    expect(kept.logos).toBe(before.logos)
    expect(withSameParts(now, before)).toEqual(before)
  })

  it('is another object even if only the order of keys or a byte differs', () => {
    const turned = { b: 1, a: 2 }
    expect(Object.keys(withSameParts({ a: 2, b: 1 }, turned))).toEqual(['b', 'a'])
    const now = said()
    now.logos.get('a.svg')!.bytes[1] = 3
    expect(withSameParts(said(), now)).toEqual(now)
  })
})
