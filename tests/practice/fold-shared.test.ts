import { expect, test } from 'vitest'
import { foldShared, markupOf } from '../support/markup.ts'

const home = { url: '/', markup: markupOf('<footer><p>One</p><p>Two</p><p>Three</p></footer>') }
const fold = (html: string) => foldShared(markupOf(html), home)

test('what a page has in common with the home page is folded', () => {
  expect(fold('<main>Own</main><footer><p>One</p><p>Two</p><p>Three</p></footer>')).toMatch(
    /<main> "Own"\n.*<footer> \.\.\. as on \/\n$/,
  )
})

test('what differs from the home page is shown whole', () => {
  const html = '<footer><p>One</p><p>Two</p><p>Four</p></footer>'
  expect(fold(html)).toBe(markupOf(html))
})

test('nothing is folded whose first line the home page has twice: it would not tell which of them it is', () => {
  const list = (items: string) => `<ul>${items.replace(/\w+/g, '<li>$&</li>')}</ul>`
  const [one, two] = [markupOf(list('One Two Three')), markupOf(list('Four Five Six') + list('One Two Three'))]
  expect(foldShared(one, { url: '/', markup: two })).toBe(one)
})
