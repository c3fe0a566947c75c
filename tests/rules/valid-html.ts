import { idsOf } from '../support/html.ts'
import { htmlErrors } from '../support/html-errors.ts'
import { isSoak } from '../support/soak.ts'
import type { PublishedPage, PublishedSite } from './published-site.ts'
import type { Rule } from './rule.ts'

/** Pages that were found valid, and what they consist of. */
const valid = { pages: new Set<string>(), elements: new Set<string>() }

/**
 * html-validate takes a twentieth of a second per page, and most of what a page consists of is on others too, in the
 * same places. So only pages with something new are validated. In a soak all of them are.
 */
export const validHtml: Rule = {
  name: 'is valid HTML',
  broken: ({ pages }) =>
    pages.flatMap((page) => {
      if (valid.pages.has(page.html)) return []
      const hasNew = isSoak || elementsOf(page).some((element) => !valid.elements.has(element))
      const found = hasNew ? htmlErrors(page.html) : []
      if (found.length === 0) take(page)
      return found.map((what) => `${page.url}: ${what}`)
    }),
}

/** Treats a site as valid that is validated elsewhere. */
export function takeForValid({ pages }: PublishedSite): void {
  pages.forEach(take)
}

function take(page: PublishedPage): void {
  valid.pages.add(page.html)
  for (const element of elementsOf(page)) valid.elements.add(element)
}

/**
 * The elements of a page, each once, with the names of those around it, and what may be invalid by itself: texts with a
 * raw `&` or `>`, end tags out of place, repeated ids.
 */
function elementsOf(page: PublishedPage): readonly string[] {
  const elements = kept.get(page) ?? elementsOfHtml(page.html)
  kept.set(page, elements)
  return elements
}

const kept = new WeakMap<PublishedPage, readonly string[]>()

function elementsOfHtml(html: string): readonly string[] {
  const ids = idsOf(html)
  const elements = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const around: string[] = []
  for (const [, end, name = '', attributes = '', text = ''] of html.replace(scripts, '').matchAll(tags)) {
    if (end) {
      const at = around.lastIndexOf(name)
      if (at !== around.length - 1) elements.add(`${around.join(' ')} /${name}`)
      around.length = Math.max(at, 0)
    } else elements.add(`${around.join(' ')} ${name}${attributes.replace(freeAttributes, ' $1="x"')}`)
    if (/&(?![\w#]+;)|>/.test(text)) elements.add(text)
    if (!end && !empty.has(name)) around.push(name)
  }
  return [...elements]
}

const scripts = /<script type="application\/ld\+json">.*?<\/script>/gs
const tags = /<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/g

/** Elements without an end tag. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Attributes whose value may be anything, unless it is empty or contains a raw `&`. */
const freeAttributes =
  /\s(alt|aria-[\w-]+|cx|cy|content|d|data-[\w-]+|fill|for|height|href|id|points|r|src|srcset|title|transform|value|viewBox|width|x|x1|x2|y|y1|y2)="[^"&]+(?:&[\w#]+;[^"&]*)*"/g
