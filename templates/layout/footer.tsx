import type { LayoutData } from '../../generator/page.ts'
import { EmailLink } from '../parts/email-link.tsx'
import { Address, Hours } from '../parts/office.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'
import { linkItem, TextLink } from '../parts/text-link.tsx'
import { OwnLogo } from './logo.tsx'
import { PrivacyLink } from './privacy-choices.tsx'

/** The same on all pages in a language: rendered once and cached as text, so it must not read the page. */
export function Footer({ layout }: { layout: LayoutData }) {
  const { words, navigation, practice, preview } = layout
  return (
    <footer className="site-footer">
      <div className="wrap">
        {practice.logo !== undefined && <OwnLogo logo={practice.logo} name={practice.name} loading="lazy" />}
        <div className="footer-columns">
          {navigation.footer.map(({ id, heading, links }) => (
            <nav key={id} aria-label={heading}>
              <details>
                <summary>{heading}</summary>
                <ul>{links.map(linkItem)}</ul>
              </details>
            </nav>
          ))}
          <div>
            <h2>{words('footer.contact')}</h2>
            <Address layout={layout} />
            <p>
              <PhoneLink phone={practice.phone} />
            </p>
            <Email layout={layout} />
            <h3>{words('visit.hours')}</h3>
            <Hours hours={practice.hours} />
            {navigation.specialHours && <SpecialHoursLink {...navigation.specialHours} />}
          </div>
        </div>
        <NoticeLinks links={navigation.notices} />
        {preview && <p className="notice">{words('footer.preview')}</p>}
        <p>{`© ${practice.name}`}</p>
        <PrivacyLink layout={layout} />
      </div>
      <button type="button" className="scroll-top" hidden data-behaviour="scroll-top">
        <span className="visually-hidden">{words('footer.backToTop')}</span>
      </button>
      <div role="status">
        <div className="spinner" hidden data-behaviour="spinner">
          {words('footer.loading')}
        </div>
      </div>
    </footer>
  )
}

/** Links to the days with other hours. A script hides it after the last of them. */
const SpecialHoursLink = ({ link, through }: NonNullable<LayoutData['navigation']['specialHours']>) => (
  <p data-through={through}>
    <TextLink link={link} />
  </p>
)

/** Links to the legal notices. The first leads to all of them and names the list. */
function NoticeLinks({ links: [all, ...named] }: { links: LayoutData['navigation']['notices'] }) {
  if (all === undefined) return null
  return (
    <nav className="footer-notices" aria-label={all.label}>
      <ul>{[all, ...named].map(linkItem)}</ul>
    </nav>
  )
}

/** A plain link without JavaScript. The behavior masks the address and shows the button that restores it. */
function Email({ layout: { words, practice } }: { layout: LayoutData }) {
  return (
    <p data-behaviour="reveal-email">
      <EmailLink email={practice.email} />{' '}
      <button type="button" className="text-button" hidden>
        {words('footer.showEmail')}
      </button>
    </p>
  )
}
