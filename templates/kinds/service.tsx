import type { LayoutData, Page } from '../../generator/page.ts'
import { AreaList } from '../parts/area-list.tsx'
import { CardBand } from '../parts/cards.tsx'
import { CityMap } from '../parts/city-map.tsx'
import { DriveRoute } from '../parts/drive-time.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { HubNav } from '../parts/hub-nav.tsx'
import { Questions } from '../parts/questions.tsx'
import { ReviewNote } from '../parts/review-note.tsx'
import { Benefits, Expertise, ThePractice } from '../parts/service-parts.tsx'
import { Sources } from '../parts/sources.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { VisitPackLink } from '../parts/visit-pack-link.tsx'

/** A service's hub: the service itself, then the way to it from every city, the first city's told in full. */
export function Service({ page, layout }: { page: Page<'service'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { words } = layout
  const { service, drive, first, cities, map, areas, related, visitPack } = content
  return (
    <>
      <HeroWithActions
        heading={heading}
        icon={service.icon}
        intro={service.intro}
        layout={layout}
        phone={phone}
        via="book"
      />
      {content.hub !== undefined && (
        <div className="wrap">
          <HubNav hub={content.hub} words={words} />
        </div>
      )}
      <Benefits service={service} words={words} />
      <Expertise service={service} words={words} />
      <CityMap cities={cities} map={map} heading={words('service.cities')} layout={layout} />
      <div className="wrap prose">
        <DriveRoute drive={drive} words={words}>
          <p>
            {words('service.firstCity')} <TextLink link={first} />
          </p>
        </DriveRoute>
        <VisitPackLink link={visitPack} />
        <AreaList areas={areas} city={drive.city} words={words} />
        <Questions questions={service.questions} words={words} />
        <Sources sources={service.sources} words={words} />
        <ReviewNote review={service.review} words={words} />
      </div>
      <CardBand cards={related} heading={words('service.related')} />
      <CardBand cards={service.readMore} heading={words('service.readMore')} />
      <ThePractice service={service} layout={layout} phone={phone} />
    </>
  )
}
