import type { LayoutData } from '../../generator/page.ts'
import { linkItem, TextLink } from '../parts/text-link.tsx'

/**
 * The menu below 768 px. A `<details>` opens without JavaScript, but not every browser can force its content open on
 * wide screens. So it has its own list beside the main menu's. Only one of the two is ever displayed.
 */
export function PhoneMenu({ layout: { words, navigation } }: { layout: LayoutData }) {
  if (navigation.header.length === 0) return null
  return (
    <details className="menu" data-behaviour="mobile-menu">
      <summary>{words('header.menu')}</summary>
      <nav aria-label={words('header.phoneMenu')}>
        <ul>
          {navigation.header.map(({ link, menu }) => (
            <li key={link.href}>
              <TextLink link={link} />
              {menu.length > 0 && <ul>{menu.map(linkItem)}</ul>}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
