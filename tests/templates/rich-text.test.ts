import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Inline } from '../../generator/page.ts'
import { RichText } from '../../templates/parts/rich-text.tsx'

const read = (text: Inline[]) => renderToStaticMarkup(createElement(RichText, { text })).replaceAll(/<[^>]+>/g, '')

it('separates the numbers of two sources that are cited side by side', () => {
  const [first, second] = [
    { note: 1, isFirst: true },
    { note: 2, isFirst: true },
  ]
  expect(read(['So do most.', first, second, ' Some do not.', second])).toBe('So do most.1, 2 Some do not.2')
})
