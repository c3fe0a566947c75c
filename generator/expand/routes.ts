import { defaultOf, type Languages } from '../languages.ts'
import type { PageSource, Route } from '../site.ts'
import { onlyLanguage, withPrefix } from '../urls.ts'

/**
 * The routes of a page source: one for each language. A route is a fallback until the page is written in its language;
 * if the page has an address of its own there, a second route mirrors it under the prefix.
 */
export function routesOf(source: PageSource, languages: Languages): Route[] {
  const { id, isWritten = (language) => source.title(language) !== undefined } = source
  const only = onlyLanguage(id, languages)
  if (only !== undefined) return [onlyRoute(source, only)]
  const original = defaultOf(languages).code
  const written: Record<string, string> = {}
  const listed: Record<string, string> = {}
  let count = 0
  for (const { code, prefix } of languages) {
    if (code !== original && !isWritten(code)) continue
    written[code] = source.paths?.[code] ?? withPrefix(prefix, id)
    if (!source.isIndexed(code)) continue
    listed[code] = written[code]
    count += 1
  }
  const routes: Route[] = []
  for (const { code, prefix } of languages) {
    const prefixed = withPrefix(prefix, id)
    const own = written[code]
    const url = own ?? source.paths?.[code] ?? prefixed
    const state = code === original ? 'original' : own === undefined ? 'fallback' : 'translated'
    const [bodyLanguage, canonical] = own === undefined ? [original, written[original]!] : [code, own]
    const translations = count > 1 && listed[code] !== undefined ? listed : undefined
    const indexed = source.isIndexed(bodyLanguage)
    // Its properties are listed one by one: thousands of routes are made in a row, and spreading an object takes ten times
    // as long. Mirrors are few.
    const route: Route = { source, language: code, bodyLanguage, url, state, canonical, indexed, translations }
    routes.push(route)
    if (url !== prefixed) routes.push({ ...route, url: prefixed, state: 'mirror', translations: undefined })
  }
  return routes
}

/** The route of a page that exists in a single language. */
const onlyRoute = (source: PageSource, language: string): Route => ({
  source,
  language,
  bodyLanguage: language,
  url: source.id,
  state: 'original',
  canonical: source.id,
  indexed: source.isIndexed(language),
  translations: undefined,
})
