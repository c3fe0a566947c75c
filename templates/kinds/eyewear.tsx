import type { LayoutData, Page } from '../../generator/page.ts'
import { FramesHero } from '../drawings/frames-hero.tsx'
import { CardBand } from '../parts/cards.tsx'
import { FrameWall } from '../parts/frame-wall.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { Office } from '../parts/office.tsx'
import { PartnerStrip } from '../parts/partner-strip.tsx'
import { Questions } from '../parts/questions.tsx'
import { Sections } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'

/** Frames and lenses. The frames come before the text, the brands and the shop's address after it. */
export function Eyewear({ page, layout }: { page: Page<'eyewear'>; layout: LayoutData }) {
  const { content, phone } = page
  const { words } = layout
  const { wall } = content
  return (
    <>
      <HeroWithActions page={page} layout={layout} picture={wall && <FramesHero wall={wall} />} />
      {wall !== undefined && <FrameWall wall={wall} words={words} />}
      <div className="wrap prose">
        <Sections sections={content.sections} words={words} />
        <Questions questions={content.questions} words={words} />
        <Sources sources={content.sources} words={words} />
      </div>
      <PartnerStrip partners={content.partners} words={words} />
      <Office layout={layout} phone={phone} />
      <CardBand cards={content.related} heading={words('article.related')} />
    </>
  )
}
