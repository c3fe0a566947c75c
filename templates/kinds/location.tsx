import type { LayoutData, Page } from '../../generator/page.ts'
import { AreaList } from '../parts/area-list.tsx'
import { CardBand } from '../parts/cards.tsx'
import { CityCards } from '../parts/city-cards.tsx'
import { Insurance } from '../parts/insurance.tsx'
import { Photo } from '../parts/photo.tsx'
import { ShortSection } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'
import { WayHero } from '../parts/way-hero.tsx'
import { WayPanel } from '../parts/way-panel.tsx'

/** A city: the way from there, local facts, and all services for it. Without local facts, the way stands alone. */
export function Location({ page, layout }: { page: Page<'location'>; layout: LayoutData }) {
  const { content, phone } = page
  const { city, local, drive, office, areas, services, nearby, miniMap, sources } = content
  const { words } = layout
  const listed = areas.lines.length + areas.others.length + sources.length
  const isBare = local === undefined && office === undefined && listed === 0
  return (
    <>
      <WayHero page={page} layout={layout} />
      <div className={isBare ? 'wrap prose' : 'wrap article'}>
        {!isBare && (
          <div className="article-body">
            <ShortSection heading={words('location.local', { city })} text={local} />
            {office && <Photo photo={office} words={words} />}
            <AreaList areas={areas} city={city} words={words} />
            <Sources sources={sources} words={words} />
          </div>
        )}
        <WayPanel drive={drive} layout={layout} phone={phone} via="schedule" />
      </div>
      <CardBand cards={services} heading={words('location.services', { city })} />
      <Insurance layout={layout} />
      <CityCards cities={nearby} map={miniMap} heading={words('location.nearby')} words={words} />
    </>
  )
}
