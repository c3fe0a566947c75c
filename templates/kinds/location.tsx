import type { LayoutData, Page } from '../../generator/page.ts'
import { AreaList } from '../parts/area-list.tsx'
import { CardBand } from '../parts/cards.tsx'
import { ContactPanel } from '../parts/contact-panel.tsx'
import { DriveRoute, DriveTime } from '../parts/drive-time.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { Insurance } from '../parts/insurance.tsx'
import { LinkBand } from '../parts/link-band.tsx'
import { Photo } from '../parts/photo.tsx'
import { RichText } from '../parts/rich-text.tsx'

/** A city: how far it is, what matters there, and every service for it. */
export function Location({ page, layout }: { page: Page<'location'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { city, intro, local, drive, map, office, areas, services, neighborhoods, nearby } = content
  const { words } = layout
  return (
    <>
      <HeroWithActions heading={heading} intro={intro} layout={layout} phone={phone}>
        <DriveTime drive={drive} words={words} />
      </HeroWithActions>
      <div className="wrap article">
        <div className="article-body">
          {local !== undefined && (
            <section>
              <h2>{words('location.local', { city })}</h2>
              <p>
                <RichText text={local} />
              </p>
            </section>
          )}
          <DriveRoute drive={drive} map={map} words={words} />
          {office && <Photo photo={office} words={words} />}
          <AreaList areas={areas} city={city} words={words} />
        </div>
        <ContactPanel layout={layout} phone={phone} />
      </div>
      <CardBand cards={services} heading={words('location.services', { city })} />
      <LinkBand links={neighborhoods} heading={words('location.neighborhoods')} />
      <Insurance layout={layout} />
      <LinkBand links={nearby} heading={words('location.nearby')} />
    </>
  )
}
