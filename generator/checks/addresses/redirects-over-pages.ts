import { removeAt } from '../../edit/remove-at.ts'
import { addressInLanguage, shortForms } from '../../expand/redirects.ts'
import { firstFound } from '../../first-found.ts'
import { hostOf } from '../../hosts/index.ts'
import { codesOf, defaultOf } from '../../languages.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { type RedirectRule, redirectFor, splitQuery } from '../../redirect-rules.ts'
import type { Route, Site } from '../../site.ts'
import { serviceCityId, serviceId, urlOf, urlOfFile } from '../../urls.ts'

/** Redirects from an address that already leads somewhere: to a page, or to a service by its short form. */
export function redirectsOverPages(site: Site, sources: readonly Source[]): Problem[] {
  const { redirects, languages, practice } = site.manifest
  const source = sourceOf(sources, 'redirects.yaml')
  if (source === undefined) return []
  const forms = shortForms(site.manifest, site.routes, defaultOf(languages).code)
  return redirects.flatMap(({ from, to }, index) => {
    const place = () => locate(source, [index, 'from'])
    const [path, query] = splitQuery(from)
    if (query !== undefined) {
      if (practice.host !== undefined && hostOf(practice.host).can.redirectsByQuery === true) return []
      const fix = 'Check that the host of the site does, and remove the line if it does not.'
      return [problem('REDIRECT_BY_QUERY', place(), `${from} has a query, which not every host redirects`, fix)]
    }
    const isSingle = addressInLanguage(to, site.routes, site.links, languages) !== undefined
    const at = isSingle ? [defaultOf(languages).code] : codesOf(languages)
    const under = firstFound(at, (language) => routeAt(urlOf(path, language, languages), site))
    if (under !== undefined) {
      const { file, line } = under.source.place
      if (path === `${under.url}.html`) {
        const message = `${from} is the page ${under.url}: hosts send visitors there without a redirect`
        return [problem('REDIRECT_OVER_PAGE', place(), message, 'Remove the redirect.', [removeAt(source, [index])])]
      }
      const message = path.endsWith('/*')
        ? `${from} includes ${under.url}, the page at ${file}:${line}`
        : `${urlOf(path, under.language, languages)} is the address of the page at ${file}:${line}`
      return [problem('REDIRECT_OVER_PAGE', place(), message, 'Remove the redirect, or move the page.')]
    }
    const short = shortFormOf(path, site, forms)
    if (short === undefined) return []
    const message =
      short === to
        ? `${from} already leads to ${short} without a redirect`
        : `${from} is the short form of ${short}, and would lead to ${to}`
    const fix = 'Remove the redirect, unless it is meant to replace the short form.'
    return [problem('REDIRECT_OVER_SHORT_FORM', place(), message, fix)]
  })
}

/** The page at an address, at its `.html` file, or at any address that `/blog/*` matches. */
function routeAt(url: string, { routes }: Site): Route | undefined {
  const own = routes.findUrl(url) ?? (url.endsWith('.html') ? routes.findUrl(urlOfFile(url.slice(1))) : undefined)
  if (own !== undefined || !url.endsWith('/*')) return own
  for (const route of routes) if (redirectFor(route.url, [{ from: url, to: '/' }]) !== undefined) return route
  return undefined
}

/** The page that a short form, of a service or of a service in a city, redirects to. */
function shortFormOf(path: string, { links }: Site, forms: readonly RedirectRule[]): string | undefined {
  if (redirectFor(path, forms) === undefined) return undefined
  const [, service, city] = path.split('/')
  const id = city === undefined || city === '*' ? serviceId(service!) : serviceCityId(service!, city)
  return links.has(id) ? id : undefined
}
