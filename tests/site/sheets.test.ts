import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readPages } from '../support/built-site.ts'

const site = inject('site')
const pages = readPages(site).map((page) => ({ ...page, linked: linkedBy(page.html) }))

function linkedBy(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
}

/** Linked stylesheet -> the classes its rules start with. Stylesheets that only scripts load are left out. */
const styled = new Map(
  [...new Set(pages.flatMap(({ linked }) => linked))].map((href) => [
    href,
    leadingClasses(readFileSync(join(site, href), 'utf8')),
  ]),
)

function leadingClasses(css: string): string[] {
  return [...css.matchAll(/(?<=[{},;]|^)\s*\.([a-z][\w-]*)/g)].map(([, name]) => name!)
}

const anywhere = new Set([...styled.values()].flat())

/** The classes of a page that are styled only by stylesheets it does not link. */
function unstyled({ html, linked }: (typeof pages)[number]): string[] {
  const here = new Set(linked.flatMap((href) => styled.get(href)!))
  const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')))
  return [...used].filter((name) => anywhere.has(name) && !here.has(name))
}

test('every page links the stylesheets of all parts on it', () => {
  expect(anywhere.size).toBeGreaterThan(20)
  const missing = pages.map((page) => [page.url, ...unstyled(page)]).filter(([, ...names]) => names.length > 0)
  expect(missing).toEqual([])
})
