import type { LayoutData, Page } from '../../generator/page.ts'
import { ServiceDrawing } from '../drawings/service-drawing.tsx'
import { AreaList } from '../parts/area-list.tsx'
import { CardBand } from '../parts/cards.tsx'
import { DriveRoute } from '../parts/drive-time.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { HubNav } from '../parts/hub-nav.tsx'
import { Questions } from '../parts/questions.tsx'
import { ReviewNote } from '../parts/review-note.tsx'
import { Cities, Expertise, ThePractice, VisitAndBenefits } from '../parts/service-parts.tsx'
import { Sources } from '../parts/sources.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { VisitPackLink } from '../parts/visit-pack-link.tsx'

/**
 * A service's own page: what happens, how we do it and what it treats. Then the ways from every city, with the first
 * city's in full.
 */
export function Service({ page, layout }: { page: Page<'service'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { words } = layout
  const { service, drive, first, cities, areas, related, visitPack } = content
  const { drawing } = service
  return (
    <>
      <HeroWithActions
        page={{ heading, phone, content: service }}
        {...(drawing === undefined ? { icon: service.icon } : { picture: <ServiceDrawing name={drawing} /> })}
        layout={layout}
        via="book"
      />
      {content.hub !== undefined && (
        <div className="wrap">
          <HubNav hub={content.hub} words={words} />
        </div>
      )}
      <VisitAndBenefits service={service} words={words} />
      <div className="wrap prose">
        <Expertise service={service} words={words} />
      </div>
      <CardBand cards={service.readMore} heading={words('service.readMore')} />
      <div className="wrap prose">
        <Questions questions={service.questions} words={words} />
        <VisitPackLink link={visitPack} />
        <Sources sources={service.sources} words={words} />
        <ReviewNote review={service.review} words={words} />
      </div>
      <CardBand cards={related} heading={words('service.related')} />
      <div className="wrap prose">
        <Cities cities={cities} letters={content.letters} words={words} />
        <DriveRoute drive={drive} words={words}>
          <p>
            {words('service.firstCity')} <TextLink link={first} />
          </p>
        </DriveRoute>
        <AreaList areas={areas} city={drive.city} words={words} />
      </div>
      <ThePractice service={service} layout={layout} phone={phone} />
    </>
  )
}
