import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../generator/folders.ts'
import { typefaceNames } from '../../generator/parse/schemas/theme.ts'
import { variableFontOf, weights } from '../../generator/theme/typefaces.ts'
import { cutTypeface } from './cut-typeface.ts'

describe('the typefaces of pages', () => {
  it.each(typefaceNames)('include %s from its package, subset to the weights that pages show', async (name) => {
    const isAsCut = readFileSync(variableFontOf(name)).equals(await cutTypeface(name))
    expect(isAsCut, 'run "npm run typefaces"').toBe(true)
  })

  it('are never used at a weight that was removed', () => {
    const [least, most] = weights
    const asked = ['templates', 'src'].flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => weightsIn(readFileSync(join(root, room, file), 'utf8')).map((weight) => ({ file, weight }))),
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ weight }) => weight < least || weight > most)).toEqual([])
  })
})

const weightsIn = (css: string) =>
  [...css.matchAll(/(?:font-weight:|--font-weight[\w-]*:|font:)\s*(\d{3})(?:\s+(\d{3}))?\b/g)].flatMap(([, ...found]) =>
    found.filter((each) => each !== undefined).map(Number),
  )
