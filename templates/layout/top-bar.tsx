import type { Language, LayoutData, Link, NamedLanguage, Page } from '../../generator/page.ts'
import { knownCode } from '../../src/shared/languages.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { isInSystemFont } from '../system-font.ts'
import { flags } from './flags.tsx'

/** The page-specific part above the header: the page's number, and links to it in other languages. */
export function TopBar({ page, layout }: { page: Page; layout: LayoutData }) {
  const [original] = layout.languages
  const named = (link: Link) => layout.languages.find(({ code }) => code === link.language)!
  const isTranslated = (link: Link) =>
    page.head.alternates.some(({ language }) => language === knownCode(link.language!))
  return (
    <section className="top-bar" aria-label={layout.words('topBar.label')}>
      <div className="wrap">
        <PhoneLink className="button-phone" phone={page.phone} />
        {page.otherLanguages.map((link) => (
          <LanguageLink key={link.language} link={link} to={named(link)} />
        ))}
      </div>
      {page.language === original!.code &&
        page.otherLanguages
          .filter(isTranslated)
          .map((link) => <Offer key={link.language} link={link} to={named(link)} from={original!} />)}
    </section>
  )
}

const LanguageLink = ({ link, to: { code, name, flag } }: { link: Link; to: NamedLanguage }) => (
  <a
    className="language"
    href={link.href}
    hrefLang={knownCode(code)}
    lang={knownCode(code)}
    data-language={code}
    data-font={fontOf(code)}
  >
    {flag && flags[flag]}
    {name}
  </a>
)

/** For words in another language than the page's, whose letters the page's typeface may lack. */
const fontOf = (code: Language) => (isInSystemFont(code) ? 'system' : undefined)

/** Offers a language, in that language, to visitors whose browser prefers it. Only for pages translated into it. */
function Offer({ link, to: { code, direction, offer }, from }: { link: Link; to: NamedLanguage; from: NamedLanguage }) {
  return (
    <div
      className="offer"
      lang={knownCode(code)}
      dir={direction === from.direction ? undefined : direction}
      data-font={fontOf(code)}
      aria-live="polite"
    >
      <div hidden data-behaviour="offer-language">
        <p>{offer.text}</p>
        <a className="button" href={link.href} hrefLang={knownCode(code)} data-language={code}>
          {offer.accept}
        </a>
        <button type="button" className="button button-quiet" data-language={from.code}>
          {offer.decline}
        </button>
      </div>
    </div>
  )
}
