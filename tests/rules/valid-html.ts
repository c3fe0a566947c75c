import { HtmlValidate } from 'html-validate'
import type { PublishedSite } from './published-site.ts'
import type { Rule } from './rule.ts'

const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })

/** Shapes of pages that were found valid. */
const valid = new Set<string>()

/**
 * html-validate takes a tenth of a second a page, and most pages differ in their words alone: each shape is validated on
 * one page.
 */
export const validHtml: Rule = {
  name: 'is valid HTML',
  broken: ({ pages }) =>
    pages.flatMap(({ url, html }) => {
      const shape = shapeOf(html)
      if (valid.has(shape)) return []
      const { results } = validator.validateStringSync(html)
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${url}: ${ruleId} ${message} at ${selector}`),
      )
      if (found.length === 0) valid.add(shape)
      return found
    }),
}

/** Takes the shapes of a site that is validated elsewhere for valid. */
export function takeForValid({ pages }: PublishedSite): void {
  for (const { html } of pages) valid.add(shapeOf(html))
}

/** A page without its words, addresses and drawings: where one is empty, or holds a raw `&` or `>`, it is kept. */
const shapeOf = (html: string) =>
  html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace(/>([^<]+)/g, (text) => (/&(?![\w#]+;)|.>/.test(text) ? text : '>x'))
    .replace(freeAttributes, ' $1="x"')

const freeAttributes =
  /\s(alt|aria-label|cx|cy|content|d|data-[\w-]+|fill|height|href|points|src|srcset|title|transform|value|viewBox|width|x|x1|x2|y|y1|y2)="[^"&]+(?:&[\w#]+;[^"&]*)*"/g
