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
import { tidy } from '../../templates/tidy.ts'
import { Phone } from '../../templates/views/phone.tsx'

describe.each(viewNames)('the view %s', (name) => {
  const drawn = stages.map((stage) => drawView(name, stage))

  test('is another picture at each stage, and never that of clear sight', () => {
    expect(new Set([drawView(), ...drawn]).size).toBe(1 + stages.length)
  })

  test('is drawn from numbers of two decimals at most', () => {
    for (const svg of drawn) expect(svg.match(/.{20}(NaN|undefined|Infinity|\.\d{3,}|\de-\d)/)).toBeNull()
  })

  test('refers to nothing that is not in its file, and names nothing twice', () => {
    for (const svg of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]!)
      expect(ids).toEqual([...new Set(ids)])
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  test('neither moves nor flashes, brings no font, no script and no style', () => {
    for (const svg of drawn) expect(svg.match(/<(animate|set|script|style|text|image)|style=| on\w+=/)).toBeNull()
  })

  test('stands in the page as two pictures with their texts, and a slider that has a name', () => {
    const html = tidy(renderToStaticMarkup(createElement(ViewFigure, { name, words: sampleWords })))
    expect(html.match(/<img [^>]*alt="[^"]+"/g)).toHaveLength(2)
    expect(html).toMatch(/<label[^>]*>[^<]+<input type="range"/)
  })
})

test('nearsighted eyes see the phone in the hand as sharp as ever, and nothing else', () => {
  const phone = renderToStaticMarkup(createElement(Phone))
  for (const stage of stages) {
    const blurred = drawView('myopia', stage).split('<g filter="url(#far)">')[1]!
    expect(blurred.endsWith(`${phone}</svg>`)).toBe(true)
    expect(blurred.indexOf('#126b52'), 'the street sign').toBeLessThan(blurred.indexOf(phone))
  }
})

test('a blur grows from stage to stage', () => {
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

  test('shows it after the section about symptoms', () => {
    expect(headings(['what', 'symptoms', 'help']).slice(0, 4)).toEqual(['what', 'symptoms', view, 'help'])
  })

  test('shows it after the first section where none is about symptoms', () => {
    expect(headings(['what', 'help']).slice(0, 3)).toEqual(['what', view, 'help'])
  })
})
