import { describe, expect, it } from 'vitest'
import { comparePages } from '../../../generator/plan/compare-pages.ts'
import { detailsOf } from '../../../generator/plan/describe-change.ts'
import { readParts } from '../../../generator/plan/page-parts.ts'
import type { ChangedPage } from '../../../generator/plan/plan.ts'

const changeOf = (before: string, after: string) => comparePages(readParts(before), readParts(after))
const withHead = (head: string) => `<html lang="en"><head>${head}</head><body><main><p>Text</p></main></body></html>`
const withMain = (main: string) => `<html lang="en"><head></head><body><main>${main}</main></body></html>`
const withData = (...nodes: object[]) =>
  withHead(`<script type="application/ld+json">${JSON.stringify({ '@graph': nodes })}</script>`)

describe('a page of which only one thing changes', () => {
  it.each([
    ['canonical', '<link rel="canonical" href="/a">', '<link rel="canonical" href="/b">'],
    ['robots', '', '<meta name="robots" content="noindex">'],
    ['languages', '<link rel="alternate" hreflang="es" href="/es">', ''],
    ['sharing', '<meta property="og:image" content="/a.png">', '<meta property="og:image" content="/b.png">'],
    ['assets', '<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/b.css">'],
    ['markup', '', '<meta name="viewport" content="width=device-width">'],
  ])('is reported with it: %s', (area, before, after) => {
    expect(changeOf(withHead(before), withHead(after)).areas).toEqual([area])
  })

  it('is reported with the kinds of structured data that are removed, changed or added', () => {
    const [physician, place] = [{ '@type': 'Physician' }, { '@type': 'Place', name: 'Old' }]
    const before = withData(physician, place, { '@type': 'WebPage' })
    const after = withData({ ...place, name: 'New' }, { '@type': 'WebPage' }, { '@type': 'FAQPage' })
    expect(changeOf(before, after)).toEqual({
      areas: ['structured data'],
      structuredData: ['Physician', 'Place', 'FAQPage'],
    })
  })
})

const describedAs = (before: string, after: string) =>
  detailsOf({ pages: [{ url: '/a', change: changeOf(withMain(before), withMain(after)) } as ChangedPage] })

it('texts and links that only change places are said to be in another order', () => {
  const [one, other] = ['<a href="/one">One</a>', '<a href="/other">Other</a>']
  expect(describedAs(one + other, other + one)).toEqual(['links: in another order', 'body: in another order'])
})

it('of a text that occurs twice, only the one that goes is reported', () => {
  expect(describedAs('<p>Same</p><p>Same</p>', '<p>Same</p>')).toEqual(['body: - "Same"'])
})

it('three changes of a kind are shown, and the others counted', () => {
  const paragraphs = (count: number) =>
    ['Red', 'Green', 'Blue', 'Black'].slice(0, count).map((text) => `<p>${text}</p>`)
  const shown = ['body: + "Red"', 'body: + "Green"', 'body: + "Blue"']
  expect(describedAs('', paragraphs(3).join(''))).toEqual(shown)
  expect(describedAs('', paragraphs(4).join(''))).toEqual([...shown, 'body: 1 more'])
})
