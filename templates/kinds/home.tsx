import type { Frame, Page } from '../../generator/page.ts'
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

export function Home({ page, frame }: { page: Page<'home'>; frame: Frame }) {
  const { content, phone } = page
  const { words } = frame
  return (
    <>
      <div className="home-hero">
        <HeroWithActions
          heading={page.heading}
          intro={content.intro}
          frame={frame}
          phone={phone}
          photo={content.photo}
        />
      </div>
      <CardBand cards={content.services} heading={words('home.services')} />
      <Stats stats={content.stats} words={words} />
      <Results results={content.results} words={words} />
      <Testimonials testimonials={content.testimonials} frame={frame} />
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
      <Closing frame={frame} phone={phone} />
    </>
  )
}
