import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Blocks } from '../../templates/parts/blocks.tsx'
import { sampleWords } from '../../templates/parts/sample-layout.ts'
import { exampleHtml } from '../support/example-html.ts'

const isInColumns = (item: string) => {
  const items = Array.from({ length: 4 }, () => item)
  return exampleHtml(createElement(Blocks, { blocks: [{ type: 'list', items }], words: sampleWords })).includes(
    'short-list',
  )
}

test.each([
  ['a'.repeat(44), true],
  ['a'.repeat(45), false],
  ['眼'.repeat(22), true],
  ['眼'.repeat(23), false],
])('a list is set in columns where each entry fits on a line of one: %s', (item, fits) => {
  expect(isInColumns(item)).toBe(fits)
})
