import type { LayoutData, Link, Words } from '../../generator/page.ts'
import { ScheduleLink } from '../parts/actions.tsx'
import { linkItem, TextLink } from '../parts/text-link.tsx'
import { PracticeName } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchBox } from './search-box.tsx'

/** The same on all pages in a language: rendered once and cached as text, so it must not read the page. */
export function Header({ layout }: { layout: LayoutData }) {
  const { words, navigation } = layout
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="brand" href={navigation.home.href}>
          <PracticeName practice={layout.practice} />
        </a>
        {navigation.header.length > 0 && (
          <nav className="main-menu" aria-label={words('header.mainMenu')}>
            <ul>
              {navigation.header.map(({ link, menu }) =>
                menu.length > 0 ? (
                  <ServicesItem key={link.href} link={link} menu={menu} words={words} />
                ) : (
                  linkItem(link)
                ),
              )}
            </ul>
          </nav>
        )}
        <SearchBox layout={layout} />
        <ScheduleLink layout={layout} label={words('header.schedule')} />
        <PhoneMenu layout={layout} />
      </div>
    </header>
  )
}

/** CSS alone opens it on hover and focus. The button is for touch and for visitors who want to open it themselves. */
function ServicesItem({ link, menu, words }: { link: Link; menu: readonly Link[]; words: Words }) {
  return (
    <li className="has-submenu" data-behaviour="services-menu">
      <TextLink link={link} />
      <button type="button" aria-expanded="false" aria-controls={submenuId} aria-label={words('header.servicesMenu')} />
      <ul id={submenuId}>{menu.map(linkItem)}</ul>
    </li>
  )
}

const submenuId = 'menu-services'
