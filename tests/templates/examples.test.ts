import { basename } from 'node:path'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { exampleDocument } from '../support/example-document.ts'
import { exampleHtml } from '../support/example-html.ts'
import { htmlErrors } from '../support/html-errors.ts'

const examplesOf = import.meta.glob<Record<string, ReactElement>>('../../templates/**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

describe.each(Object.entries(examplesOf))('%s', (_, examples) => {
  test.each(Object.entries(examples))('is valid HTML without style attributes: %s', (_, example) => {
    expect(htmlErrors(exampleDocument(exampleHtml(example)))).toEqual([])
  })
})

/** Renders nothing of its own: it only repeats other parts. */
const withoutExamples = ['cached-part']

test('every part has examples', () => {
  const parts = Object.keys(import.meta.glob('../../templates/parts/*.tsx')).map((file) => basename(file, '.tsx'))
  const missing = parts.filter((part) => !part.endsWith('.examples') && !parts.includes(`${part}.examples`))
  expect(missing).toEqual(withoutExamples)
})
