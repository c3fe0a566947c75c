import type { Link, Words } from '../../generator/page.ts'
import { ownLanguage } from '../parts/own-language.ts'
import { TextLink } from '../parts/text-link.tsx'

/** The trail from home to this page. The last crumb is the page itself. Only the home page has no trail. */
export function Breadcrumbs({ crumbs, words }: { crumbs: readonly Link[]; words: Words }) {
  if (crumbs.length < 2) return null
  const last = crumbs.length - 1
  return (
    <nav className="crumbs wrap" aria-label={words('crumbs.label')}>
      <ol>
        {crumbs.map((crumb, index) =>
          index === last ? (
            <li key={crumb.href} aria-current="page" {...ownLanguage(crumb.labelLanguage)}>
              {crumb.label}
            </li>
          ) : (
            <li key={crumb.href}>
              <TextLink link={crumb} />
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
