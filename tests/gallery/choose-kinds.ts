import { kinds } from '../../generator/kinds.ts'
import type { PageKind } from '../../generator/page.ts'
import type { SitePage } from '../support/made-site.ts'

interface Asked {
  /** The first language of the site, unless another is named. */
  language?: string | undefined
  /** Names of kinds between commas: all, unless some are named. */
  kinds?: string | undefined
}

/**
 * The first page of each kind in one language, in the order of the table of kinds. Throws a message for the user when
 * the site has no such language or kind.
 */
export function chooseKinds<P extends Pick<SitePage, 'kind' | 'language'>>(pages: readonly P[], asked: Asked): P[] {
  const languages = [...new Set(pages.map(({ language }) => language))]
  const language = asked.language ?? languages[0]!
  refuseOthers([language], languages, '--language')
  const inLanguage = pages.filter((page) => page.language === language)
  const known = (Object.keys(kinds) as PageKind[]).filter((name) => inLanguage.some(({ kind }) => kind === name))
  const wanted = asked.kinds?.split(',') ?? known
  refuseOthers(wanted, known, '--kinds')
  return known.filter((kind) => wanted.includes(kind)).map((name) => inLanguage.find(({ kind }) => kind === name)!)
}

function refuseOthers(wanted: readonly string[], known: readonly string[], option: string): void {
  const other = wanted.find((name) => !known.includes(name))
  if (other !== undefined) throw new Error(`${option} does not accept "${other}": use ${known.join(', ')}.`)
}
