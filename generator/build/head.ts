import { displayWidth } from '../../src/shared/display-width.ts'
import { knownCode } from '../../src/shared/languages.ts'
import { titleOf } from '../expand/links.ts'
import { kinds } from '../kinds.ts'
import { defaultOf, type Languages, languageOf } from '../languages.ts'
import { memo } from '../memo.ts'
import { ownName } from '../own-name.ts'
import type { Head, Language } from '../page.ts'
import type { Route, Site, Translations } from '../site.ts'
import { absoluteUrl } from '../urls.ts'
import { shareSize } from './share-picture/size.ts'
import type { SharePicture } from './share-picture.ts'

/** Search results cut titles after about this many characters: the practice's name is added only if it fits. */
const maxTitleLength = 65

/** The document's head as data. Absolute URLs, in the order they are printed. */
export function headOf(route: Route, picture: SharePicture, { manifest: { practice, languages } }: Site): Head {
  const { title, description } = titleOf(route)
  const absolute = (url: string) => absoluteUrl(practice.url, url)
  const { indexed, bodyLanguage } = route
  const name = ownName(practice.name, bodyLanguage)
  return {
    title: fullTitle(title, name),
    description,
    canonical: indexed ? absolute(route.canonical) : undefined,
    robots: indexed ? undefined : robotsOf(route),
    alternates: alternatesOf(route.translations, languages).map(({ language, url }) => ({
      language,
      href: absolute(url),
    })),
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: absolute(route.canonical) },
      { property: 'og:locale', content: localeOf(bodyLanguage, languages) },
      ...Object.keys(route.translations ?? {})
        .filter((code) => code !== route.language)
        .map((code) => ({ property: 'og:locale:alternate', content: localeOf(code, languages) })),
      { property: 'og:image', content: absolute(picture.url) },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(shareSize.width) },
      { property: 'og:image:height', content: String(shareSize.height) },
      { property: 'og:image:alt', content: picture.alt },
    ],
  }
}

/** Search engines may follow the links of a page that is meant for readers and merely kept out of search results. */
const robotsOf = ({ source: { kind } }: Route) => (kinds[kind].isListed ? 'noindex, follow' : 'noindex, nofollow')

/** The title with the practice's name, where both fit into a search result. */
export function fullTitle(title: string, practice: string): string {
  const withName = `${title} | ${practice}`
  return title.includes(practice) || displayWidth(withName) > maxTitleLength ? title : withName
}

/** A locale as Open Graph spells it, `es_US`: it must have a region, and no script. */
const localeOf = (code: Language, languages: Languages): string =>
  memo(languages, `shared locale ${code}`, () => {
    const { region } = new Intl.Locale(languageOf(code, languages).locale).maximize()
    return `${new Intl.Locale(code).language}_${region}`
  })

/**
 * The `hreflang` addresses by which a page and its true translations announce each other. Readers of any other language
 * are offered the page in the default one.
 */
export function alternatesOf(
  translations: Translations | undefined,
  languages: Languages,
): { language: string; url: string }[] {
  if (translations === undefined) return []
  const others = translations[defaultOf(languages).code]
  return [
    ...Object.entries(translations).map(([code, url]) => ({ language: knownCode(code), url })),
    ...(others === undefined ? [] : [{ language: 'x-default', url: others }]),
  ]
}
