import { kinds } from '../kinds.ts'
import { fallbackLanguage, localized } from '../languages.ts'
import type { Link, Notice } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { isConfirmed } from '../parse/schemas/confirmed.ts'
import type { Notice as RawNotice } from '../parse/schemas/notices.ts'
import type { Context } from '../site.ts'
import type { Around, Links } from './links.ts'
import { rich } from './rich.ts'

/**
 * The notices a visitor may see: those that apply and that somebody has confirmed. A preview shows drafts too, marked
 * as such. A notice without text is never shown.
 */
export const shownNotices = (notices: readonly RawNotice[], { preview }: { preview: boolean }): RawNotice[] =>
  notices.filter((notice) => notice.applies && (isConfirmed(notice) || (preview && notice.draft)))

/** All notices of the site or, for another page, those that the law requires there. */
export const noticesFor = (page: 'notices' | 'contact', context: Context): Notice[] =>
  context.site.manifest.notices
    .filter(({ where }) => page === 'notices' || where.includes(page))
    .map((notice) => noticeIn(notice, context))

/** In the body's language, or else in the site's first. */
function noticeIn({ id, draft, text }: RawNotice, context: Context): Notice {
  const { bodyLanguage, site } = context
  const { languages } = site.manifest
  const { name, text: paragraphs = [], url } = localized(text, bodyLanguage, languages)
  return {
    id,
    name,
    text: paragraphs.map((paragraph) => rich(paragraph, context)),
    isDraft: draft,
    document: url,
    language: fallbackLanguage(text, bodyLanguage, languages),
  }
}

/** What every footer links to: the page of notices, then the notices that must be named there. */
export function noticeLinks({ notices, pages, languages }: Manifest, links: Links, around: Around): Link[] {
  const { bodyLanguage } = around
  const page = pages.find(({ page: { kind } }) => kinds[kind].isOfNotices)
  if (page === undefined || notices.length === 0) return []
  const all = links.link(page.id, around)
  const named = notices.filter(({ where }) => where.includes('footer'))
  return [
    all,
    ...named.map(({ id, text }) => ({
      ...all,
      label: localized(text, bodyLanguage, languages).name,
      href: `${all.href}#${id}`,
      labelLanguage: fallbackLanguage(text, bodyLanguage, languages),
    })),
  ]
}
