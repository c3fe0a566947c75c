import type { Frame, Page } from '../../generator/page.ts'
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
export function Location({ page, frame }: { page: Page<'location'>; frame: Frame }) {
  const { heading, content, phone } = page
  const { city, intro, local, drive, map, office, areas, services, neighborhoods, nearby } = content
  const { words } = frame
  return (
    <>
      <HeroWithActions heading={heading} intro={intro} frame={frame} phone={phone}>
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
        <ContactPanel frame={frame} phone={phone} />
      </div>
      <CardBand cards={services} heading={words('location.services', { city })} />
      <LinkBand links={neighborhoods} heading={words('location.neighborhoods')} />
      <Insurance frame={frame} />
      <LinkBand links={nearby} heading={words('location.nearby')} />
    </>
  )
}
