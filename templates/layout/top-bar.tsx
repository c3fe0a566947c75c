import type { Frame, Page } from '../../generator/page.ts'
import { type Language, otherLanguage } from '../../src/shared/languages.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { flags } from './flags.tsx'

/** What differs from page to page above the header: the page's number and its twin in the other language. */
export function TopBar({ page, frame: { words } }: { page: Page; frame: Frame }) {
  const other = otherLanguage(page.language)
  return (
    <section className="top-bar" aria-label={words('topBar.label')}>
      <div className="wrap">
        <PhoneLink className="button-phone" phone={page.phone} />
        <a className="language" href={page.twin.href} hrefLang={other} lang={other} data-language={other}>
          {flags[other]}
          {words(languageNames[other])}
        </a>
      </div>
    </section>
  )
}

const languageNames: Record<Language, string> = { en: 'language.en', es: 'language.es' }
