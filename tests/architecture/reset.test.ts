import { expect, test } from 'vitest'
import { files, textOf } from './code.ts'

// templates/styles/reset.css resets what our pages have: with another element it needs another rule.

const untouched =
  /<(?:abbr|b|canvas|code|h[4-6]|hr|iframe|kbd|menu|optgroup|pre|progress|samp|small|sub|video)[\s/>]|type="(?:file|number)"/g

test('no page has an element that the reset leaves as browsers draw it', () => {
  // What only authors see brings its own styles, in a shadow tree.
  const shown = files.filter((file) => file.endsWith('.tsx') && !/^src\/studio\/|\/problem-page\.tsx$/.test(file))
  const found = shown.flatMap((file) => (textOf(file).match(untouched) ?? []).map((element) => `${file}: ${element}`))
  expect(shown.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
