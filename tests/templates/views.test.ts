import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Section } from '../../generator/page.ts'
import { viewNames } from '../../generator/parse/schemas/views.ts'
import { stages } from '../../src/shared/views.ts'
import { drawView } from '../../templates/draw-view.tsx'
import { examples } from '../../templates/parts/article.examples.tsx'
import { Article } from '../../templates/parts/article.tsx'
import { sampleLayout, samplePhone, sampleWords } from '../../templates/parts/sample-layout.ts'
import { ViewFigure } from '../../templates/parts/view-figure.tsx'
import { Phone } from '../../templates/views/phone.tsx'
import { exampleHtml } from '../support/example-html.ts'

describe.each(viewNames)('the view %s', (name) => {
  const drawn = stages.map((stage) => drawView(name, stage))

  test('looks different at each stage, and never like clear sight', () => {
    expect(new Set([drawView(), ...drawn]).size).toBe(1 + stages.length)
  })

  test('is drawn with valid numbers of at most two decimals', () => {
    for (const svg of drawn) expect(svg.match(/.{20}(NaN|undefined|Infinity|\.\d{3,}|\de-\d)/)).toBeNull()
  })

  test('refers only to ids in its own file, and has no id twice', () => {
    for (const svg of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]!)
      expect(ids).toEqual([...new Set(ids)])
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  test('has no animation, text, script or style', () => {
    for (const svg of drawn) expect(svg.match(/<(animate|set|script|style|text|image)|style=| on\w+=/)).toBeNull()
  })

  test('appears in the page as two pictures with alt texts and a labeled slider', () => {
    const html = exampleHtml(createElement(ViewFigure, { name, words: sampleWords }))
    expect(html.match(/<img [^>]*alt="[^"]+"/g)).toHaveLength(2)
    expect(html).toMatch(/<label[^>]*>[^<]+<input type="range"/)
  })
})

test('with nearsighted eyes only the phone in the hand stays sharp', () => {
  const phone = renderToStaticMarkup(createElement(Phone))
  for (const stage of stages) {
    const blurred = drawView('myopia', stage).split('<g filter="url(#far)">')[1]!
    expect(blurred.endsWith(`${phone}</svg>`)).toBe(true)
    expect(blurred.indexOf('#126b52'), 'the street sign').toBeLessThan(blurred.indexOf(phone))
  }
})

test('the blur grows from stage to stage', () => {
  const blurs = stages.map((stage) => Number(/stdDeviation="([\d.]+)"/.exec(drawView('myopia', stage))![1]))
  expect(blurs).toEqual([...blurs].sort((a, b) => a - b))
  expect(new Set(blurs).size).toBe(stages.length)
})

describe('a page with a view', () => {
  const section = (id: string): Section => ({ id, heading: id, blocks: [] })
  const headings = (ids: string[]) => {
    const { content } = examples['sections alone']!.props as Parameters<typeof Article>[0]
    const props = {
      content: { ...content, sections: ids.map(section), view: 'cataract' as const },
      layout: sampleLayout,
      phone: samplePhone,
    }
    const body = renderToStaticMarkup(createElement(Article, props)).split('<div class="article-body"')[1]!
    return [...body.matchAll(/<h2>([^<]+)/g)].map((match) => match[1]!)
  }
  const view = sampleWords('view.heading')

  test('shows the view after the section about symptoms', () => {
    expect(headings(['what', 'symptoms', 'help']).slice(0, 4)).toEqual(['what', 'symptoms', view, 'help'])
  })

  test('shows the view after the first section if none is about symptoms', () => {
    expect(headings(['what', 'help']).slice(0, 3)).toEqual(['what', view, 'help'])
  })
})
