import type { LayoutData, Page } from '../../generator/page.ts'
import { leadsTo } from '../parts/own-language.ts'

/** A note, in the layout's language, that the body below is in another one. Placed before `<main>`. */
export function FallbackNotice({ page, layout: { words, languages } }: { page: Page; layout: LayoutData }) {
  const written = page.otherLanguages.find(({ language }) => language === page.bodyLanguage)
  if (page.state !== 'fallback' || written === undefined) return null
  const { name } = languages.find(({ code }) => code === page.bodyLanguage)!
  return (
    <aside className="wrap" aria-label={words('notice.label')}>
      <p className="notice">
        {words('notice.fallback')}{' '}
        <a href={written.href} {...leadsTo(page.bodyLanguage)}>
          {words('notice.fallbackLink', { language: name })}
        </a>
      </p>
    </aside>
  )
}
