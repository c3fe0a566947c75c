import type { Link } from '../../generator/page.ts'
import { EmailLink } from './email-link.tsx'
import { leadsTo, ownLanguage } from './own-language.ts'
import { PhoneLink } from './phone-link.tsx'

interface TextLinkProps {
  link: Link
  /** In a list of links that contains the page itself. */
  isCurrent?: boolean
}

/** A link that marks a target in another language with `hreflang`, or calls or writes to an office. */
export function TextLink({ link, isCurrent = false }: TextLinkProps) {
  const { label, href, language, labelLanguage, isOthers } = link
  if (href.startsWith('tel:')) return <PhoneLink phone={{ text: label, href }} isOthers={isOthers} />
  if (href.startsWith('mailto:')) return <EmailLink email={label} />
  return (
    <a href={href} {...leadsTo(language)} aria-current={isCurrent ? 'page' : undefined} {...ownLanguage(labelLanguage)}>
      {label}
    </a>
  )
}

/** Several links in a line. */
export const LinkLine = ({ links }: { links: readonly Link[] }) =>
  links.map((link, index) => (
    <span key={link.href}>
      {index > 0 && ' · '}
      <TextLink link={link} />
    </span>
  ))

/** A link as an item of a list. */
export const linkItem = (link: Link) => (
  <li key={link.href}>
    <TextLink link={link} />
  </li>
)
