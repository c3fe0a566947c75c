import type { LayoutData, Page } from '../../generator/page.ts'
import { DriveTime } from '../parts/drive-time.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { ServiceBody } from '../parts/service-body.tsx'

/** A service in a city: the page most people find first. */
export function ServiceCity({ page, layout }: { page: Page<'service-city'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { words } = layout
  const { city, local, location, drive } = content
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
      <ServiceBody content={content} layout={layout} phone={phone}>
        {local !== undefined && (
          <section>
            <h2>{words('service.local', { city })}</h2>
            <p>
              <RichText text={local} />
            </p>
            {location !== undefined && (
              <p>
                <a href={location.href} hrefLang={location.language}>
                  {words('service.location', { city })}
                </a>
              </p>
            )}
          </section>
        )}
      </ServiceBody>
    </>
  )
}
