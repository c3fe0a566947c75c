import { titleOf } from '../expand/links.ts'
import type { Head } from '../page.ts'
import type { Row, Site } from '../site.ts'
import { type SharePicture, shareSize } from './share-picture.ts'

/** Search results cut a title after about this many characters: the practice's name is added only when it fits. */
const longestTitle = 65

/** The document's head as data. Absolute URLs, in the order they are printed. */
export function headOf(row: Row, picture: SharePicture, { manifest: { practice } }: Site): Head {
  const { description, keywords } = titleOf(row)
  const title = fullTitle(row, practice.name.value)
  const absolute = (url: string) => absoluteUrl(practice.url, url)
  const indexed = row.subject.indexed
  return {
    title,
    description,
    keywords,
    canonical: indexed ? absolute(row.canonical) : undefined,
    robots: indexed ? undefined : 'noindex, nofollow',
    alternates: alternates(row, absolute),
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: practice.name.value },
      { property: 'og:title', content: titleOf(row).title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: absolute(row.canonical) },
      { property: 'og:locale', content: row.bodyLanguage === 'en' ? 'en_US' : 'es_US' },
      ...(row.pair === undefined
        ? []
        : [{ property: 'og:locale:alternate', content: row.language === 'en' ? 'es_US' : 'en_US' }]),
      { property: 'og:image', content: absolute(picture.url) },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(shareSize.width) },
      { property: 'og:image:height', content: String(shareSize.height) },
      { property: 'og:image:alt', content: picture.alt },
    ],
  }
}

export function fullTitle(row: Row, practice: string): string {
  const { title } = titleOf(row)
  const withName = `${title} | ${practice}`
  return title.includes(practice) || withName.length > longestTitle ? title : withName
}

/** The home page keeps its slash; no other URL has one. */
export const absoluteUrl = (site: string, url: string) => `${site}${url}`

/** Only true translations point at each other; English is offered to every other language. */
function alternates({ pair, state }: Row, absolute: (url: string) => string): Head['alternates'] {
  if (pair === undefined || state === 'mirror') return []
  return [
    { language: 'en', href: absolute(pair.en) },
    { language: 'es', href: absolute(pair.es) },
    { language: 'x-default', href: absolute(pair.en) },
  ]
}
