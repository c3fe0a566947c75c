import type { Link } from '../../generator/page.ts'
import { ownLanguage } from './own-language.ts'
import { PhoneLink } from './phone-link.tsx'

/** A link that marks a target in another language with `hreflang`, or calls a number. */
export function TextLink({ link }: { link: Link }) {
  const { label, href, language, labelLanguage, isOthers } = link
  if (href.startsWith('tel:')) return <PhoneLink phone={{ text: label, href }} isOthers={isOthers} />
  return (
    <a href={href} hrefLang={language} {...ownLanguage(labelLanguage)}>
      {label}
    </a>
  )
}
