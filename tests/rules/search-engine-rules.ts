import { languageOf } from '../support/html.ts'
import type { PublishedPage, PublishedSite } from './published-site.ts'
import type { Rule } from './rule.ts'

/** `ind` and `id` are the same language. */
const isSameLanguage = (code: string | undefined, other: string) =>
  Intl.getCanonicalLocales(code)[0] === Intl.getCanonicalLocales(other)[0]

const isCanonical = ({ url, canonical }: PublishedPage) => canonical === url

/** Rules about what search engines see. */
export const searchEngineRules: readonly Rule[] = [
  {
    name: 'has titles and descriptions that no other page has',
    broken: ({ pages }) =>
      (['title', 'description'] as const).flatMap((field) => {
        const seen = new Map<string, string>()
        return pages.filter(isCanonical).flatMap(({ url, [field]: text }) => {
          const other = seen.get(text)
          seen.set(text, url)
          if (text === '') return [`${url} has no ${field}`]
          return other === undefined ? [] : [`${url} and ${other} have the ${field} "${text}"`]
        })
      }),
  },
  {
    name: 'has translations that name each other, in the language they claim',
    broken: ({ pages, find }) =>
      pages.flatMap(({ url, alternates }) =>
        Object.entries(alternates).flatMap(([language, path]) => {
          const twin = find(path)
          if (twin === undefined) return [`${url}: ${path} does not exist`]
          if (!isCanonical(twin)) return [`${url}: ${path} is not canonical`]
          if (language === 'x-default') return []
          if (!isSameLanguage(languageOf(twin.html), language)) return [`${url}: ${path} is not in ${language}`]
          return Object.values(twin.alternates).includes(url) ? [] : [`${url}: ${path} does not point back`]
        }),
      ),
  },
  {
    name: 'names the translations of a page exactly where there are any and search engines may list it',
    broken: ({ site, pages }) =>
      pages.flatMap(({ url, alternates }) => {
        const route = site.routes.findUrl(url)
        const expected = Object.values((route?.indexed && route.translations) || {}).sort()
        const named = Object.entries(alternates).filter(([language]) => language !== 'x-default')
        const paths = named.map(([, path]) => path).sort()
        return paths.join() === expected.join() ? [] : [`${url} names ${paths.join()} instead of ${expected.join()}`]
      }),
  },
  {
    name: 'has a sitemap of exactly the pages that are their own canonical, with the alternates of their heads',
    broken: (published) => {
      const listed = sitemapOf(published)
      const expected = new Map(published.pages.filter(isCanonical).map((page) => [page.url, alternatesIn(page)]))
      return [
        ...[...expected.keys()].filter((url) => !listed.has(url)).map((url) => `${url} is missing`),
        ...[...listed.keys()].filter((url) => !expected.has(url)).map((url) => `${url} should not be there`),
        ...[...listed]
          .filter(([url, list]) => (expected.get(url) ?? list) !== list)
          .map(([url]) => `${url}: alternates`),
      ]
    },
  },
  {
    name: 'names its sitemap in robots.txt',
    broken: ({ site, read }) =>
      read('robots.txt').includes(`Sitemap: ${site.manifest.practice.url}/sitemap.xml`) ? [] : ['robots.txt'],
  },
  {
    name: 'rates itself in JSON-LD only where the rating is shown',
    broken: ({ site, pages }) =>
      pages
        .filter(({ graph }) => graph.some((node) => 'aggregateRating' in node))
        .filter(({ html }) => !html.includes(`${site.manifest.practice.rating?.value}`))
        .map(({ url }) => url),
  },
]

const alternatesIn = ({ alternates }: PublishedPage) =>
  Object.entries(alternates)
    .map((entry) => entry.join(' '))
    .sort()
    .join()

/** path -> its alternates, in the format of `alternatesIn`. */
function sitemapOf({ site, read }: PublishedSite): Map<string, string> {
  const path = (address: string) => address.slice(site.manifest.practice.url.length) || '/'
  return new Map(
    [...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, loc, rest]) => [
      path(loc!),
      [...rest!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
        .map(([, language, href]) => `${language} ${path(href!)}`)
        .sort()
        .join(),
    ]),
  )
}
