import type { LayoutData, Page } from '../../generator/page.ts'
import { LinkBand } from '../parts/link-band.tsx'
import { Picks } from '../parts/picks.tsx'
import { Questions } from '../parts/questions.tsx'
import { ShortSection } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'
import { WayHero } from '../parts/way-hero.tsx'
import { WayPanel } from '../parts/way-panel.tsx'

/** A part of a city: the way from it, its surroundings, a question its residents ask, and what to do next. */
export function Neighborhood({ page, layout }: { page: Page<'neighborhood'>; layout: LayoutData }) {
  const { content, phone } = page
  const { name, place, drive, questions, services, nearby, sources } = content
  const { words } = layout
  return (
    <>
      <WayHero page={page} layout={layout} />
      <div className="wrap article">
        <div className="article-body">
          <ShortSection heading={words('neighborhood.place', { name })} text={place} />
          <Questions questions={questions} words={words} />
          <Picks cards={services} heading={words('neighborhood.services')} />
          <Sources sources={sources} words={words} />
        </div>
        <WayPanel drive={drive} layout={layout} phone={phone} via="schedule" />
      </div>
      <LinkBand links={nearby} heading={words('neighborhood.nearby')} />
    </>
  )
}
