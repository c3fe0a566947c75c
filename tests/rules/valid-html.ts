import { htmlErrors } from '../support/html-errors.ts'
import type { PublishedPage, PublishedSite } from './published-site.ts'
import type { Rule } from './rule.ts'

/** Shapes of pages that were found valid. */
const valid = new Set<string>()

/**
 * html-validate takes a tenth of a second per page, and most pages differ only in their words, so each shape is
 * validated on one page.
 */
export const validHtml: Rule = {
  name: 'is valid HTML',
  broken: ({ pages }) =>
    pages.flatMap((page) => {
      const shape = shapeOf(page)
      if (valid.has(shape)) return []
      const found = htmlErrors(page.html)
      if (found.length === 0) valid.add(shape)
      return found.map((what) => `${page.url}: ${what}`)
    }),
}

/** Marks the shapes of a site that is validated elsewhere as valid. */
export function takeForValid({ pages }: PublishedSite): void {
  for (const page of pages) valid.add(shapeOf(page))
}

/** A page without its words, addresses and drawings. Those that are empty or hold a raw `&` or `>` are kept. */
function shapeOf(page: PublishedPage): string {
  const shape = shapes.get(page) ?? shapeOfHtml(page.html)
  shapes.set(page, shape)
  return shape
}

const shapes = new WeakMap<PublishedPage, string>()

const shapeOfHtml = (html: string) =>
  html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace(/>([^<]+)/g, (text) => (/&(?![\w#]+;)|.>/.test(text) ? text : '>x'))
    .replace(freeAttributes, ' $1="x"')

const freeAttributes =
  /\s(alt|aria-label|cx|cy|content|d|data-[\w-]+|fill|height|href|points|src|srcset|title|transform|value|viewBox|width|x|x1|x2|y|y1|y2)="[^"&]+(?:&[\w#]+;[^"&]*)*"/g
