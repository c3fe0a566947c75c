import { defaultOf, type Languages } from '../languages.ts'
import type { PageSource, Route, Translations } from '../site.ts'
import { onlyLanguage, withPrefix } from '../urls.ts'

/**
 * The routes of a page source: one for each language. A route is a fallback until the page is written in its language;
 * if the page has an address of its own there, a second route mirrors it under the prefix.
 */
export function routesOf(source: PageSource, languages: Languages): Route[] {
  const { id, isWritten = (language) => source.title(language) !== undefined } = source
  const only = onlyLanguage(id, languages)
  if (only !== undefined) return [route(source, only, only, id, 'original', id)]
  const original = defaultOf(languages).code
  const written: Record<string, string> = {}
  const indexed: Record<string, string> = {}
  let count = 0
  for (const { code, prefix } of languages) {
    if (code !== original && !isWritten(code)) continue
    written[code] = source.paths?.[code] ?? withPrefix(prefix, id)
    if (!source.isIndexed(code)) continue
    indexed[code] = written[code]
    count += 1
  }
  const routes: Route[] = []
  for (const { code, prefix } of languages) {
    const prefixed = withPrefix(prefix, id)
    const own = written[code]
    const url = own ?? source.paths?.[code] ?? prefixed
    const state = code === original ? 'original' : own === undefined ? 'fallback' : 'translated'
    const [body, canonical] = own === undefined ? [original, written[original]!] : [code, own]
    const translations = count > 1 && indexed[code] !== undefined ? indexed : undefined
    routes.push(route(source, code, body, url, state, canonical, translations))
    if (url !== prefixed) routes.push(route(source, code, body, prefixed, 'mirror', canonical))
  }
  return routes
}

/**
 * Properties are listed one by one: thousands of routes are made in a row, and spreading an object takes ten times as
 * long.
 */
const route = (
  source: PageSource,
  language: string,
  bodyLanguage: string,
  url: string,
  state: Route['state'],
  canonical: string,
  translations?: Translations,
): Route => {
  const indexed = source.isIndexed(bodyLanguage)
  return { source, language, bodyLanguage, url, state, canonical, indexed, translations }
}
