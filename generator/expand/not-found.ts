import { codesOf } from '../languages.ts'
import type { NotFoundContent } from '../page.ts'
import type { WrittenPage } from '../parse/schemas/page.ts'
import type { Context } from '../site.ts'
import { contextFor } from './fill-route.ts'
import { amongOthers } from './links.ts'
import { plain, rich } from './rich.ts'

/**
 * Where a lost visitor most likely wanted to go. Hosts show the page of the first language for every address outside the
 * other languages' folders, and some for those too, so it also says all this in the other languages.
 */
export function notFound(
  { phone, text }: WrittenPage,
  { site, language }: Context,
): Pick<NotFoundContent, 'links' | 'others'> {
  const [first, ...others] = codesOf(site.manifest.languages)
  const linksIn = (code: string) => site.layout(code).navigation.header.map(({ link }) => link)
  return {
    links: linksIn(language),
    others: (language === first ? others : []).flatMap((code) => {
      const own = text[code]
      if (own === undefined) return []
      const context = contextFor(phone, { language: code, bodyLanguage: code }, site)
      const intro = [rich(own.intro, context)].flat()
      return {
        language: code,
        heading: plain(own.heading, context),
        intro: intro.map((piece) => (typeof piece === 'object' && 'href' in piece ? amongOthers(piece, code) : piece)),
        links: linksIn(code).map((link) => amongOthers(link, code)),
      }
    }),
  }
}
