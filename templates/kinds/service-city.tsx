import type { LayoutData, Page } from '../../generator/page.ts'
import { AreaList } from '../parts/area-list.tsx'
import { Blocks } from '../parts/blocks.tsx'
import { CachedPart } from '../parts/cached-part.tsx'
import { Insurance } from '../parts/insurance.tsx'
import { Picks } from '../parts/picks.tsx'
import { Questions } from '../parts/questions.tsx'
import { ReviewNote } from '../parts/review-note.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { ShortSection } from '../parts/sections.tsx'
import { Benefits, Trust } from '../parts/service-parts.tsx'
import { Sources } from '../parts/sources.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { WayHero } from '../parts/way-hero.tsx'
import { WayPanel } from '../parts/way-panel.tsx'

/** A service in a city: the way from there and local facts. The service's own page explains the service in general. */
export function ServiceCity({ page, layout }: { page: Page<'service-city'>; layout: LayoutData }) {
  const { content, phone } = page
  const { words } = layout
  const { city, own, local, location, drive, service, more, areas } = content
  return (
    <>
      <WayHero page={page} icon={service.icon} layout={layout} via="book" />
      <div className="wrap article">
        <div className="article-body">
          {own !== undefined && (
            <section>
              <h2>{own.heading}</h2>
              <Blocks blocks={own.blocks} words={words} />
            </section>
          )}
          <ShortSection heading={words('service.local', { city })} text={local} />
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
        </div>
        <WayPanel drive={drive} layout={layout} phone={phone} via="book" />
      </div>
      <CachedPart of={service} part="benefits">
        {() => <Benefits service={service} words={words} />}
      </CachedPart>
      <div className="band">
        <div className="wrap beside">
          <AreaList areas={areas} city={city} words={words} />
          <div>
            <Picks heading={words('service.related')} cards={content.related} />
            {location !== undefined && (
              <p>
                <TextLink link={{ ...location, label: words('service.location', { city }) }} />
              </p>
            )}
          </div>
        </div>
      </div>
      <Insurance layout={layout} />
      <CachedPart of={service} part="trust">
        {() => <Trust service={service} layout={layout} />}
      </CachedPart>
    </>
  )
}
