import { filledRoute, valuesFor } from '../build/fill-route.ts'
import { fullTitle } from '../build/head.ts'
import { titleOf } from '../expand/links.ts'
import { englishName } from '../languages.ts'
import { addBlock } from '../parse/validate.ts'
import { locate } from '../problems/locate.ts'
import { type Place, type Problem, type ProblemCode, problem } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import type { Route, Site } from '../site.ts'
import { checkHostLimits } from './host-limits.ts'
import { checkPlaces } from './places.ts'
import { checkPosts } from './posts.ts'
import { redirectsOverPages } from './redirects-over-pages.ts'

/**
 * Checks that need the whole page table: pages that look alike in search results, titles that will be cut. What had to
 * be guessed of cities is told with them, once nothing worse is wrong.
 */
export function checkSite(site: Site, sources: readonly Source[]): Problem[] {
  return [
    ...checkRoutes(site, sources),
    ...redirectsOverPages(site, sources),
    ...checkHostLimits(site, sources),
    ...checkPosts(site, sources),
    ...checkPlaces(site.manifest),
  ]
}

type Field = 'title' | 'description'

const rules = {
  title: { twice: 'DUPLICATE_TITLE', length: 'TITLE_LENGTH', minLength: 20, maxLength: 65 },
  description: { twice: 'DUPLICATE_DESCRIPTION', length: 'DESCRIPTION_LENGTH', minLength: 70, maxLength: 170 },
} as const satisfies Record<Field, { twice: ProblemCode; length: ProblemCode; minLength: number; maxLength: number }>

/**
 * In a single pass, since making fifty thousand routes takes time. Only hashes of the texts are kept, to save memory;
 * when two hashes are equal, the texts themselves are compared.
 */
function checkRoutes(site: Site, sources: readonly Source[]): Problem[] {
  const first: Record<Field, Map<number, number>> = { title: new Map(), description: new Map() }
  const problems: Problem[] = []
  let index = -1
  for (const route of site.routes) {
    index += 1
    if (route.state === 'fallback') problems.push(untranslated(route))
    if (route.state !== 'original' && route.state !== 'translated') continue
    const texts = textsOf(route, site)
    for (const field of ['title', 'description'] as const) {
      const text = texts[field]
      const rule = rules[field]
      const hash = numberOf(text)
      const other = first[field].get(hash)
      if (other === undefined) first[field].set(hash, index)
      else if (textsOf(site.routes.at(other), site)[field] === text) {
        const [copy, original] = inOrderOfAge(route, site.routes.at(other), sources)
        const message = `${copy.url} has the same ${field} as ${original.url}: "${text}"`
        const fix = `Say in the ${field} what only this page is about.`
        problems.push(problem(rule.twice, placeOf(copy, field, sources), message, fix))
      }
      if (!route.source.indexed || (text.length >= rule.minLength && text.length <= rule.maxLength)) continue
      const fix =
        text.length < rule.minLength
          ? `Write at least ${rule.minLength} characters.`
          : `Keep it to ${rule.maxLength} characters.`
      const message = `the ${field} of ${route.url} has ${text.length} characters`
      problems.push(problem(rule.length, placeOf(route, field, sources), message, fix))
    }
  }
  return problems
}

/**
 * The newer of two pages first, as far as can be seen: nothing else in the manifest leads to a page that was just
 * copied.
 */
function inOrderOfAge(route: Route, other: Route, sources: readonly Source[]): [copy: Route, original: Route] {
  const isNamed = ({ source: { id, place } }: Route) =>
    sources.some(({ file, text }) => file !== place.file && text.includes(id))
  const bothWritten = [route, other].every(({ source }) => source.place.file.startsWith('pages/'))
  return bothWritten && isNamed(route) && !isNamed(other) ? [other, route] : [route, other]
}

function textsOf(route: Route, site: Site): Record<Field, string> {
  const filled = filledRoute(route, valuesFor(site, route.bodyLanguage, route.source.phone))
  return { title: fullTitle(filled, site.manifest.practice.name.value), description: titleOf(filled).description }
}

/** The line of a written page's own title or description; for a generated page, the entry it comes from. */
function placeOf({ source: { place }, bodyLanguage }: Route, field: Field, sources: readonly Source[]): Place {
  const page = place.file.startsWith('pages/') ? sources.find(({ file }) => file === place.file) : undefined
  return page === undefined ? place : locate(page, [bodyLanguage, field])
}

/** A 52-bit hash of the text. */
function numberOf(text: string): number {
  let [a, b] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return (a >>> 6) * 0x4000000 + (b >>> 6)
}

const untranslated = ({ source, url, language, bodyLanguage }: Route): Problem =>
  problem('UNTRANSLATED', source.place, `${url} shows the ${englishName(bodyLanguage)} text`, addBlock(language))
