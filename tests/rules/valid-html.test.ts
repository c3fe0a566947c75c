import { expect, inject, test } from 'vitest'
import { clearwater } from '../support/world.ts'
import { readPublished } from './published-site.ts'
import { takeForValid, validHtml } from './valid-html.ts'

// Pages made only of parts seen on valid pages are skipped: these mistakes must not be skipped.

const site = readPublished(clearwater, inject('practice'))
takeForValid(site)
const page = site.pages.find(({ url }) => url === '/contact')!

test.each([
  ['an extra end tag', '</main>', '</section></main>'],
  ['an element that is not closed', '</main>', '<p></main>'],
  ['a duplicate id', ' id="contact-phone"', ' id="contact-name"'],
  ['a raw ampersand', '</h1>', ' & more</h1>'],
  ['an invalid attribute value', 'type="submit"', 'type="send"'],
])('a page with %s is invalid', (_, what, by) => {
  const html = page.html.replace(what, by)
  expect(html).not.toBe(page.html)
  expect(validHtml.broken({ ...site, pages: [{ ...page, html }] })).not.toEqual([])
})
