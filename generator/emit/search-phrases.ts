import type { FoundAnswer, SearchFile, TargetPhrases } from '../../src/shared/search/file.ts'
import { titleOf } from '../expand/links.ts'
import { kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import type { Language } from '../page.ts'
import type { SearchEntry } from '../parse/schemas/search.ts'
import type { Route, Site } from '../site.ts'
import { slugsOf } from '../urls.ts'
import { answerOf } from './search-answers.ts'

/**
 * What visitors type to find the pages of one language, in any language of the site: phrases in search.yaml, cues of
 * the signs it names, the addresses of places, and the names of the same pages in other languages. `routes` are the
 * pages of the list.
 */
export function searchPhrases(
  site: Site,
  language: Language,
  routes: readonly Route[],
): Pick<SearchFile, 'answers' | 'asked' | 'twins'> {
  const numbers = new Map(routes.map(({ url }, number) => [url, number]))
  const answers: FoundAnswer[] = []
  const asked: TargetPhrases[] = []
  for (const entry of site.manifest.search) {
    const route = site.routes.find(entry.page, language)
    if (route === undefined) continue
    const number = numbers.get(route.url) ?? -1
    const answer = answerOf(entry, route, number, site)
    if (answer !== undefined) asked.push([routes.length + answers.push(answer) - 1, ...phrasesFor(entry, site)])
    else if (number >= 0) asked.push([number, ...phrasesFor(entry, site)])
  }
  // The address of a place has the words that people type with its name: "woodbridge-eye-doctor".
  for (const [number, { source, url }] of routes.entries())
    if (kinds[source.kind].isPlace) asked.push([number, slugsOf(url).at(-1)!])
  const twins = routes.map((route, number) => [number, ...twinNames(route, site)] as const)
  return { answers, asked, twins: twins.filter(([, ...names]) => names.length > 0) }
}

/** A page's names in other languages, where they differ from its own. */
export function twinNames(route: Route, { manifest }: Site): string[] {
  const own = titleOf(route).name
  const names = codesOf(manifest.languages).flatMap((code) => route.source.title(code)?.name ?? [])
  return [...new Set(names)].filter((name) => name !== own)
}

function phrasesFor({ called, sign, fact }: SearchEntry, { manifest }: Site): string[] {
  const cues = manifest.signs
    .filter(({ id }) => id === sign)
    .flatMap(({ text }) => Object.values(text).flatMap((words) => words?.cues ?? []))
  const plans = fact === 'insurance' ? manifest.practice.insurers.flatMap((group) => group.plans) : []
  return [...new Set([...Object.values(called).flatMap((words) => words ?? []), ...cues, ...plans])]
}
