import type { LayoutData, Page } from '../../generator/page.ts'
import { AreaList } from '../parts/area-list.tsx'
import { Blocks } from '../parts/blocks.tsx'
import { DriveRoute, DriveTime } from '../parts/drive-time.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { Kept } from '../parts/kept.tsx'
import { LinkBand } from '../parts/link-band.tsx'
import { Questions } from '../parts/questions.tsx'
import { ReviewNote } from '../parts/review-note.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Benefits, ThePractice } from '../parts/service-parts.tsx'
import { Sources } from '../parts/sources.tsx'
import { TextLink } from '../parts/text-link.tsx'

/** A service in a city: what is true there. How the service goes in general is told by its hub. */
export function ServiceCity({ page, layout }: { page: Page<'service-city'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { words } = layout
  const { city, own, local, location, drive, service, more, areas } = content
  return (
    <>
      <HeroWithActions
        heading={heading}
        icon={service.icon}
        intro={content.intro}
        layout={layout}
        phone={phone}
        via="book"
      >
        <DriveTime drive={drive} words={words} />
      </HeroWithActions>
      <div className="wrap prose">
        {own !== undefined && (
          <section>
            <h2>{own.heading}</h2>
            <Blocks blocks={own.blocks} words={words} />
          </section>
        )}
        {local !== undefined && (
          <section>
            <h2>{words('service.local', { city })}</h2>
            <p>
              <RichText text={local} />
            </p>
          </section>
        )}
        <DriveRoute drive={drive} words={words} />
        {location !== undefined && (
          <p>
            <a href={location.href} hrefLang={location.language}>
              {words('service.location', { city })}
            </a>
          </p>
        )}
      </div>
      <Kept of={service} part="benefits">
        {() => <Benefits service={service} words={words} />}
      </Kept>
      <div className="wrap prose">
        <section>
          <h2>{words('service.expertise')}</h2>
          <p>
            <RichText text={content.expertise} />
          </p>
          <p>
            {words('service.more')} <TextLink link={more} />
          </p>
        </section>
        <Questions questions={content.questions} words={words} />
        <Sources sources={content.sources} words={words} />
        <ReviewNote review={service.review} words={words} />
        <AreaList areas={areas} links={content.neighborhoods} city={city} words={words} />
      </div>
      <LinkBand heading={words('service.related')} links={content.related} />
      <Kept of={service} part="practice">
        {() => <ThePractice service={service} layout={layout} phone={phone} />}
      </Kept>
    </>
  )
}
