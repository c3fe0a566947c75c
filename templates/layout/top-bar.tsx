import type { Frame, Page, Words } from '../../generator/page.ts'
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
      {page.language === 'en' && page.head.alternates.length > 0 && <Offer page={page} words={words} />}
    </section>
  )
}

/** Asks, in Spanish, whoever reads an English page with a Spanish browser; only where the other page is a true twin. */
function Offer({ page: { twin }, words }: { page: Page; words: Words }) {
  return (
    <div className="offer" lang="es" aria-live="polite">
      <div hidden data-behaviour="offer-spanish">
        <p>{words('offer.text')}</p>
        <a className="button" href={twin.href} hrefLang="es" data-language="es">
          {words('offer.accept')}
        </a>
        <button type="button" className="button button-quiet" data-language="en">
          {words('offer.decline')}
        </button>
      </div>
    </div>
  )
}

const languageNames: Record<Language, string> = { en: 'language.en', es: 'language.es' }
