import type { Language } from '../../src/shared/languages.ts'
import { codesOf, type Languages } from '../languages.ts'
import type { Card, Link } from '../page.ts'
import type { PageTable, Row, Title } from '../site.ts'
import { pageIds } from '../urls.ts'

/** How pages find each other: by id and language, never by spelling a URL. */
export interface Links {
  /** The page of `id` in `language`, or in the first other one when it exists only there. Throws on an unknown id. */
  link: (id: string, language: Language, label?: string) => Link
  card: (id: string, language: Language) => Card
  /** The address alone, for a link whose words come from elsewhere. */
  href: (id: string, language: Language) => string
  has: (id: string) => boolean
  /** The id of the page above `id`. */
  parent: (id: string) => string | undefined
  /** Where readers of `language` are sent from a page: to it in that language, or the nearest page above it that has it. */
  nearestIn: (row: Row, language: Language) => Row
}

export function makeLinks({ find }: PageTable, languages: Languages): Links {
  const codes = codesOf(languages)
  const anywhere = (id: string): Row | undefined => {
    for (const code of codes) {
      const row = find(id, code)
      if (row !== undefined) return row
    }
    return undefined
  }
  const resolve = (id: string, language: Language) => {
    const row = find(id, language) ?? anywhere(id)
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
    has: (id) => anywhere(id) !== undefined,
    parent: (id) => resolve(id, codes[0]!).subject.parent,
    nearestIn: (row, language) => {
      for (let id: string | undefined = row.subject.id; id !== undefined; ) {
        const found = find(id, language)
        if (found !== undefined) return found
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
