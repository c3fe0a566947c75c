import type { Link } from '../../generator/page.ts'

/** A link that says when it leads to a page in the other language. */
export function TextLink({ link }: { link: Link }) {
  return (
    <a href={link.href} hrefLang={link.language}>
      {link.label}
    </a>
  )
}
