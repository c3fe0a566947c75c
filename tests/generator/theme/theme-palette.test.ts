import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, hexIn, hexOf, oklchOf } from '../../../generator/theme/colour.ts'
import { faintBecauseOf, nearestLegible } from '../../../generator/theme/nearest-colour.ts'
import { faintPairs } from '../../../generator/theme/pairs.ts'
import { paletteFor, paletteOf } from '../../../generator/theme/palette.ts'
import { defaultPalette } from '../../../generator/theme/tokens.ts'
import { isSoak } from '../../support/soak.ts'

const anyColour = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

describe('the palette of a practice', () => {
  it('is that of the styles if it has no colors of its own', () => {
    expect(paletteFor(undefined)).toBe(defaultPalette())
  })

  it('uses the two colors as given in the light scheme', () => {
    const { light } = paletteOf({ brand: '#1d4ed8', accent: '#9d174d' })
    expect(light).toMatchObject({ brand: '#1d4ed8', accent: '#9d174d' })
  })

  it('has every token of the styles in both schemes', () => {
    const own = paletteOf({ brand: '#1d4ed8' })
    for (const scheme of ['light', 'dark'] as const)
      expect(Object.keys(own[scheme])).toEqual(Object.keys(defaultPalette()[scheme]))
  })

  it('keeps the colors that signal how soon care is needed', () => {
    const { light } = paletteOf({ brand: '#1d4ed8' })
    const { emergency, urgent } = defaultPalette().light
    expect(light).toMatchObject({ emergency, urgent })
  })

  it('takes the hue of its backgrounds from the brand, unless that is gray', () => {
    const hue = (hex: string) => oklchOf(hex).h
    const { light, dark } = paletteOf({ brand: '#1d4ed8' })
    for (const ground of [light['brand-soft']!, dark.bar!, dark.brand!])
      expect(Math.abs(hue(ground) - hue('#1d4ed8'))).toBeLessThan(12)
    expect(oklchOf(paletteOf({ brand: '#444444' }).light.page!).c).toBeLessThan(0.001)
  })

  it('takes the hue of what the accent colors from the accent', () => {
    const hue = (hex: string) => oklchOf(hex).h
    const { light, dark } = paletteOf({ brand: '#1d4ed8', accent: '#15803d' })
    for (const token of [light['accent-soft']!, dark.accent!])
      expect(Math.abs(hue(token) - hue('#15803d'))).toBeLessThan(12)
  })

  it('has hardly more vivid backgrounds for a vivid brand, and a bar darker than any brand', () => {
    const chroma = ({ light }: typeof own) => oklchOf(light['brand-soft']!).c
    const own = paletteOf({ brand: '#1d4ed8' })
    expect(chroma(own) / chroma(defaultPalette())).toBeLessThan(1.3)
    const dark = '#0b1f4d'
    expect(oklchOf(paletteOf({ brand: dark }).light.bar!).l).toBeLessThan(oklchOf(dark).l)
  })

  it('uses the brand color if no accent is given', () => {
    expect(paletteOf({ brand: '#1d4ed8' }).light.accent).toBe('#1d4ed8')
  })
})

describe('the nearest legible color', () => {
  it('leaves no pair of either scheme too faint, whatever the two colors are', () => {
    fc.assert(
      fc.property(anyColour, fc.option(anyColour, { nil: undefined }), (first, second) => {
        const brand = legible('brand', { brand: first })
        const accent = second && legible('accent', { brand, accent: second })
        const { light, dark } = paletteOf({ brand, accent })
        expect([...faintPairs(light), ...faintPairs(dark)]).toEqual([])
      }),
      { numRuns: isSoak ? 3000 : 50 },
    )
  })

  it('has the same hue, and is as light as possible', () => {
    const near = nearestLegible('brand', { brand: '#f5b301' })
    expect(Math.abs(oklchOf(near).h - oklchOf('#f5b301').h)).toBeLessThan(3)
    const { l, c, h } = oklchOf(near)
    expect(faintBecauseOf('brand', { brand: hexOf({ l: l + 0.006, c, h }) })).not.toEqual([])
  })

  it('is for the accent alone if only the accent is too faint', () => {
    const colours = { brand: '#1d4ed8', accent: '#f59e0b' }
    expect(faintBecauseOf('brand', colours)).toEqual([])
    expect(faintBecauseOf('accent', colours).length).toBeGreaterThan(0)
  })

  function legible(name: 'brand' | 'accent', colours: { brand: string; accent?: string }): string {
    return faintBecauseOf(name, colours).length === 0 ? colours[name]! : nearestLegible(name, colours)
  }
})

describe('a color', () => {
  it.each([
    ['teal', '#008080'],
    ['0f766e', '#0f766e'],
    ['rgb(15, 118, 110)', '#0f766e'],
    ['hsl(200 50% 30%)', '#265973'],
    ['blueish', undefined],
    ['#12345', undefined],
  ])('written %s is %s', (written, hex) => {
    expect(hexIn(written)).toBe(hex)
  })

  it('has the contrast that WCAG 2.2 defines', () => {
    expect(contrast('#000', '#fff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
