import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../generator/cache/source-keys.ts'
import { root } from '../../generator/folders.ts'

/** What is written on which ground: 4.5 to 1, WCAG 2.2 success criterion 1.4.3. */
const written: Record<string, string[]> = {
  page: ['ink', 'muted', 'brand', 'brand-strong', 'accent', 'emergency', 'urgent'],
  surface: ['ink', 'muted', 'brand', 'brand-strong', 'accent', 'emergency', 'urgent'],
  soft: ['ink', 'muted', 'brand', 'brand-strong', 'accent'],
  'brand-soft': ['ink', 'muted', 'brand', 'brand-strong'],
  'accent-soft': ['accent', 'ink'],
  'emergency-soft': ['ink', 'emergency'],
  'urgent-soft': ['ink', 'urgent'],
  brand: ['on-brand', 'surface'],
  accent: ['surface'],
  emergency: ['surface'],
  urgent: ['surface'],
  'brand-strong': ['on-brand'],
  bar: ['on-bar'],
  'on-bar': ['bar'],
}

/** What shows where a control is, or that it has the focus: 3 to 1, success criterion 1.4.11. */
const drawn: Record<string, string[]> = {
  page: ['edge', 'brand', 'accent', 'emergency', 'urgent'],
  surface: ['edge', 'brand', 'accent', 'emergency', 'urgent'],
  soft: ['edge', 'brand', 'accent'],
  'brand-soft': ['brand', 'accent'],
}

/** Lines between things that are told apart without them. */
const ornaments = ['line']

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const tokens = colours(scheme)
  const pairs = (list: Record<string, string[]>) =>
    Object.entries(list).flatMap(([ground, inks]) => inks.map((ink) => [ink, ground] as const))

  it.each(pairs(written))('%s is read on %s', (ink, ground) => {
    expect(contrast(tokens.get(ink)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(drawn))('%s is seen on %s', (ink, ground) => {
    expect(contrast(tokens.get(ink)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(3)
  })
})

describe('the styles', () => {
  const css = ['templates', 'src']
    .flatMap((room) => filesBelow(join(root, room)).map((file) => join(root, room, file)))
    .filter((file) => file.endsWith('.css') && !file.endsWith('theme.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const used = (property: string) =>
    new Set(
      [...css.matchAll(new RegExp(`(?<![\\w-])${property}: var\\(--color-([a-z-]+)\\)`, 'g'))].map(([, name]) => name!),
    )

  it('write in no colour whose contrast is not proven', () => {
    const proven = new Set([...Object.values(written), ...Object.values(drawn)].flat())
    expect([...used('color')].filter((name) => !proven.has(name))).toEqual([])
  })

  it('lay nothing on a ground whose contrast is not proven', () => {
    const proven = new Set([...Object.keys(written), ...Object.values(drawn).flat(), ...ornaments])
    expect([...used('background')].filter((name) => !proven.has(name))).toEqual([])
  })

  it('name no colour that the theme does not have', () => {
    const named = new Set([...css.matchAll(/var\(--color-([a-z-]+)\)/g)].map(([, name]) => name!))
    expect([...named].filter((name) => !colours('light').has(name))).toEqual([])
  })

  it('have every colour of the theme in both schemes', () => {
    expect([...theme('dark').keys()]).toEqual([...theme('light').keys()])
  })
})

/** The colours of a scheme: those of the dark one lie over those of the light one. */
const colours = (scheme: 'light' | 'dark') => new Map([...theme('light'), ...(scheme === 'dark' ? theme('dark') : [])])

function theme(scheme: 'light' | 'dark'): Map<string, string> {
  const text = readFileSync(join(root, 'templates/styles/theme.css'), 'utf8')
  const [light, dark] = text.split('@media (prefers-color-scheme: dark)')
  const found = (scheme === 'light' ? light : dark)!.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,6});/g)
  return new Map([...found].map(([, name, value]) => [name!, value!]))
}

/** WCAG 2.2, relative luminance and contrast ratio: 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!
  const [red, green, blue] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
