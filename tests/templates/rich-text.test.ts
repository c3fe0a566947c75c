import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Inline } from '../../generator/page.ts'
import { RichText } from '../../templates/parts/rich-text.tsx'
import { Sources } from '../../templates/parts/sources.tsx'

const read = (text: Inline[]) => renderToStaticMarkup(createElement(RichText, { text })).replaceAll(/<[^>]+>/g, '')

it('separates the numbers of two sources that are cited side by side', () => {
  const [first, second] = [
    { note: 1, isFirst: true },
    { note: 2, isFirst: true },
  ]
  expect(read(['So do most.', first, second, ' Some do not.', second])).toBe('So do most.1, 2 Some do not.2')
})

it('describes the number of a source by the heading of the sources', () => {
  const html = renderToStaticMarkup(createElement(RichText, { text: [{ note: 1, isFirst: true }] }))
  const source = { title: 'Dry eye', publisher: 'NEI', url: 'https://example.com', isCited: true }
  const sources = renderToStaticMarkup(createElement(Sources, { sources: [source], words: (key) => key }))
  const id = /<a [^>]*aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(sources).toContain(`<h2 id="${id}">article.sources</h2>`)
})
