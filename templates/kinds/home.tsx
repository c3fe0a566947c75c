import type { LayoutData, Page } from '../../generator/page.ts'
import { CardBand } from '../parts/cards.tsx'
import { CityCards } from '../parts/city-cards.tsx'
import { Closing } from '../parts/closing.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { PartnerStrip } from '../parts/partner-strip.tsx'
import { Questions } from '../parts/questions.tsx'
import { Results } from '../parts/results.tsx'
import { Sections } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'
import { Stats } from '../parts/stats.tsx'
import { Testimonials } from '../parts/testimonials.tsx'
import { View } from '../parts/view-figure.tsx'

export function Home({ page, layout }: { page: Page<'home'>; layout: LayoutData }) {
  const { content, phone } = page
  const { words } = layout
  return (
    <>
      <HeroWithActions
        page={page}
        layout={layout}
        picture={content.view && <View name={content.view} words={words} isOpening />}
      />
      <CardBand cards={content.services} heading={words('home.services')} />
      <CardBand cards={content.conditions} heading={words('home.conditions')} />
      <CardBand cards={content.related} heading={words('home.ready')} />
      <Stats stats={content.stats} words={words} />
      <Results results={content.results} words={words} />
      <div className="wrap prose">
        <Sections sections={content.sections} words={words} />
      </div>
      <PartnerStrip partners={content.partners} words={words} />
      <Testimonials testimonials={content.testimonials} layout={layout} />
      <CityCards
        cities={content.cities}
        letters={content.letters}
        map={content.miniMap}
        heading={words('home.cities')}
        words={words}
      />
      <div className="wrap prose">
        <Questions questions={content.questions} words={words} />
        <Sources sources={content.sources} words={words} />
      </div>
      <Closing layout={layout} phone={phone} />
    </>
  )
}
