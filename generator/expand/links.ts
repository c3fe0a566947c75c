import { type Language, otherLanguage } from '../../src/shared/languages.ts'
import type { Card, Link } from '../page.ts'
import type { PageTable, Row, Title } from '../site.ts'
import { pageIds } from '../urls.ts'

/** How pages find each other: by id and language, never by spelling a URL. */
export interface Links {
  /** The page of `id` in `language`, or in the other language when it exists only there. Throws on an unknown id. */
  link: (id: string, language: Language, label?: string) => Link
  card: (id: string, language: Language) => Card
  /** The address alone, for a link whose words come from elsewhere. */
  href: (id: string, language: Language) => string
  has: (id: string) => boolean
  /** The id of the page above `id`. */
  parent: (id: string) => string | undefined
  /** Where `{language}` readers of a page without a twin are sent: the nearest page above it that has one. */
  nearestTwin: (row: Row, language: Language) => Row
}

export function makeLinks({ find }: PageTable): Links {
  const resolve = (id: string, language: Language) => {
    const row = find(id, language) ?? find(id, otherLanguage(language))
    if (row === undefined) throw new Error(`no page has the id ${id}`)
    return row
  }
  const link = (id: string, language: Language, label?: string): Link => {
    const row = resolve(id, language)
    const words = { label: label ?? titleOf(row).name, href: row.url }
    return row.language === language ? words : { ...words, language: row.language }
  }
  return {
    link,
    card: (id, language) => ({ ...link(id, language), ...onCard(resolve(id, language)) }),
    href: (id, language) => resolve(id, language).url,
    has: (id) => find(id, 'en') !== undefined || find(id, 'es') !== undefined,
    parent: (id) => resolve(id, 'en').subject.parent,
    nearestTwin: (row, language) => {
      for (let id: string | undefined = row.subject.id; id !== undefined; ) {
        const twin = find(id, language)
        if (twin !== undefined) return twin
        id = resolve(id, language).subject.parent
      }
      return resolve(pageIds.home, language)
    },
  }
}

/** What a card shows of a row's page besides its name. */
export function onCard(row: Row): Pick<Card, 'summary' | 'icon'> {
  const { summary } = titleOf(row)
  const { icon } = row.subject
  return icon === undefined ? { summary } : { summary, icon }
}

/** The words about a row's page in the language its body is written in. */
export function titleOf(row: Row): Title {
  return row.subject.title(row.bodyLanguage)!
}
