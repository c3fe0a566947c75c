import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../generator/disk/files-below.ts'
import { root } from '../../generator/folders.ts'
import { contrast } from '../../generator/theme/colour.ts'
import { drawn, pairs, written } from '../../generator/theme/pairs.ts'
import { defaultPalette } from '../../generator/theme/tokens.ts'

/** Separators between things that are distinguishable without them, so they need no contrast. */
const ornaments = ['line']

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const colours = defaultPalette()[scheme]

  it.each(pairs.map((pair) => [pair.ink, pair.ground, pair.needed] as const))(
    '%s on %s has a contrast of at least %s to 1',
    (ink, ground, needed) => {
      expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(needed)
    },
  )
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

  it('use no text color without a proven contrast', () => {
    const proven = new Set([...Object.values(written), ...Object.values(drawn)].flat())
    expect([...used('color')].filter((name) => !proven.has(name))).toEqual([])
  })

  it('use no background color without a proven contrast', () => {
    const proven = new Set([...Object.keys(written), ...Object.values(drawn).flat(), ...ornaments])
    expect([...used('background')].filter((name) => !proven.has(name))).toEqual([])
  })

  it('use no color that the theme lacks', () => {
    const named = new Set([...css.matchAll(/var\(--color-([a-z-]+)\)/g)].map(([, name]) => name!))
    expect([...named].filter((name) => !(name in defaultPalette().light))).toEqual([])
  })

  it('define every theme color in both schemes', () => {
    const theme = readFileSync(join(root, 'templates/styles/theme.css'), 'utf8')
    const names = theme.split('@media').map((part) => [...part.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name))
    expect(names).toHaveLength(2)
    expect(names[1]).toEqual(names[0])
  })
})
