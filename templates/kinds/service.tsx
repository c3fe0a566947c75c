import type { LayoutData, Page } from '../../generator/page.ts'
import { CityMap } from '../parts/city-map.tsx'
import { DriveTime } from '../parts/drive-time.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { HubNav } from '../parts/hub-nav.tsx'
import { ServiceBody } from '../parts/service-body.tsx'
import { TextLink } from '../parts/text-link.tsx'

/** A service's hub: the service in its first city, and the way to all the others. */
export function Service({ page, layout }: { page: Page<'service'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { words } = layout
  const { drive, first, cities, map } = content
  return (
    <>
      <HeroWithActions
        heading={heading}
        icon={content.service.icon}
        intro={content.intro}
        layout={layout}
        phone={phone}
        via="book"
      >
        <DriveTime drive={drive} words={words} />
      </HeroWithActions>
      {content.hub !== undefined && (
        <div className="wrap">
          <HubNav hub={content.hub} words={words} />
        </div>
      )}
      <CityMap cities={cities} map={map} heading={words('service.cities')} layout={layout}>
        <p>
          {words('service.firstCity', { city: drive.city })} <TextLink link={first} />
        </p>
      </CityMap>
      <ServiceBody content={content} layout={layout} phone={phone} />
    </>
  )
}
