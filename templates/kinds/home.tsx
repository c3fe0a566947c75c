import type { LayoutData, Page } from '../../generator/page.ts'
import { CardBand } from '../parts/cards.tsx'
import { Closing } from '../parts/closing.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { LinkBand } from '../parts/link-band.tsx'
import { PartnerStrip } from '../parts/partner-strip.tsx'
import { Questions } from '../parts/questions.tsx'
import { Results } from '../parts/results.tsx'
import { Sections } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'
import { Stats } from '../parts/stats.tsx'
import { Testimonials } from '../parts/testimonials.tsx'

export function Home({ page, layout }: { page: Page<'home'>; layout: LayoutData }) {
  const { content, phone } = page
  const { words } = layout
  return (
    <>
      <div className="home-hero">
        <HeroWithActions
          heading={page.heading}
          intro={content.intro}
          layout={layout}
          phone={phone}
          photo={content.photo}
        />
      </div>
      <CardBand cards={content.services} heading={words('home.services')} />
      <Stats stats={content.stats} words={words} />
      <Results results={content.results} words={words} />
      <Testimonials testimonials={content.testimonials} layout={layout} />
      <div className="wrap prose">
        <Sections sections={content.sections} words={words} />
      </div>
      <PartnerStrip partners={content.partners} words={words} />
      <CardBand cards={content.conditions} heading={words('home.conditions')} />
      <LinkBand links={content.cities} heading={words('home.cities')} />
      <div className="wrap prose">
        <Questions questions={content.questions} words={words} />
        <Sources sources={content.sources} words={words} />
      </div>
      <CardBand cards={content.related} heading={words('article.related')} />
      <Closing layout={layout} phone={phone} />
    </>
  )
}
