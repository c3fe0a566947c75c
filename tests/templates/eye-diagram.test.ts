import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { EyePart } from '../../generator/page.ts'
import { eyePart } from '../../generator/parse/schemas/eye-parts.ts'
import { markedPart, wholeEye } from '../../src/shared/eye-file.ts'
import { EyeDiagram } from '../../templates/parts/eye-diagram.tsx'
import { marks } from '../../templates/parts/eye-shapes.ts'
import { exampleHtml } from '../support/example-html.ts'
import { idsOf } from '../support/html.ts'

const words = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' ')
const diagram = (...parts: EyePart[]) => exampleHtml(createElement(EyeDiagram, { parts, words }))
const pieces = (html: string) => [...html.matchAll(/<use href="([^"]+)"/g)].map(([, href]) => href)

describe.each(eyePart.options)('%s', (part) => {
  const html = diagram(part)

  test('is the only part marked on the whole eye', () => {
    expect(pieces(html)).toEqual([wholeEye, markedPart(part)])
  })

  test('has a number in the picture, a name for screen readers, and below it the name with an explanation', () => {
    expect(html).toMatch(/<text [^>]*>1<\/text>/)
    expect(html).toContain(`<desc>eye.marked eye.${part}.name.</desc>`)
    expect(html).toContain(`<li><strong>eye.${part}.name</strong> eye.${part}.what</li>`)
  })
})

describe('the picture of the eye', () => {
  const full = diagram('cornea', 'iris', 'retina', 'brain')

  test('numbers its parts in the order the page gives', () => {
    expect([...full.matchAll(/>(\d)<\/text>/g)].map(([, number]) => number)).toEqual(['1', '2', '3', '4'])
    expect([...full.matchAll(/<strong>eye\.([a-z-]+)\.name/g)].map(([, part]) => part)).toEqual([
      'cornea',
      'iris',
      'retina',
      'brain',
    ])
  })

  test('is an image whose name is its title alone, so that screen readers do not read its description twice', () => {
    expect(full).toMatch(/<svg [^>]*role="img"><title>[^<]+<\/title><desc>/)
    expect(idsOf(full)).toEqual([])
  })

  test('keeps its numbers inside the drawing and apart, whichever parts are marked', () => {
    const places = Object.entries(marks).map(([part, { at }]) => ({ part, at }))
    for (const { part, at } of places) {
      expect(Math.min(at[0], 400 - at[0], at[1], 320 - at[1]), part).toBeGreaterThanOrEqual(16)
      for (const other of places.filter((each) => each.part !== part))
        expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1]), `${part}, ${other.part}`).toBeGreaterThan(28)
    }
  })
})
