import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../generator/folders.ts'
import { typefaceNames } from '../../generator/parse/schemas/theme.ts'
import { partsOf, variableFontOf, weights } from '../../generator/theme/typefaces.ts'
import { unicodeRanges } from '../../generator/theme/unicode-ranges.ts'
import { cutTypeface } from './cut-typeface.ts'

describe('the typefaces of pages', () => {
  const files = typefaceNames.flatMap((name) => partsOf(name).map((part) => ({ name, part })))

  it.each(files)('include $name from its package, subset to what pages show: $part', async ({ name, part }) => {
    const isAsCut = readFileSync(variableFontOf(name, part)).equals(await cutTypeface(name, part))
    expect(isAsCut, 'run "npm run typefaces"').toBe(true)
  })

  it('have the ranges of characters by which they were subset', () => {
    const fonts = readFileSync(join(root, 'templates/styles/fonts.css'), 'utf8')
    const ranges = [...fonts.matchAll(/unicode-range:([^;]*);/g)].map(([, range]) => range!.replaceAll(/\s/g, ''))
    expect(ranges).toEqual(Object.values(unicodeRanges))
  })

  it('are never used at a weight that was removed', () => {
    const [least, most] = weights
    const asked = styles.flatMap(({ file, css }) => weightsIn(css).map((weight) => ({ file, weight })))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ weight }) => weight < least || weight > most)).toEqual([])
  })

  it('are never asked for a feature that was removed', () => {
    expect(styles.filter(({ css }) => /font-feature-settings|font-variant|-nums\b/.test(css))).toEqual([])
  })
})

const styles = ['templates', 'src'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, css: readFileSync(join(root, room, file), 'utf8') })),
)

const weightsIn = (css: string) =>
  [...css.matchAll(/(?:font-weight:|--font-weight[\w-]*:|font:)\s*(\d{3})(?:\s+(\d{3}))?\b/g)].flatMap(([, ...found]) =>
    found.filter((each) => each !== undefined).map(Number),
  )
