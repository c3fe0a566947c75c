import type { LayoutData, Page } from '../../generator/page.ts'
import { CardBand } from '../parts/cards.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { Office } from '../parts/office.tsx'
import { PartnerStrip } from '../parts/partner-strip.tsx'
import { Questions } from '../parts/questions.tsx'
import { Sections } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'

/** Frames and lenses: the brands come before the words, and the shop's address after them. */
export function Eyewear({ page, layout }: { page: Page<'eyewear'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { words } = layout
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} layout={layout} phone={phone} photo={content.photo} />
      <PartnerStrip partners={content.partners} words={words} />
      <div className="wrap prose">
        <Sections sections={content.sections} words={words} />
        <Questions questions={content.questions} words={words} />
        <Sources sources={content.sources} words={words} />
      </div>
      <Office layout={layout} phone={phone} />
      <CardBand cards={content.related} heading={words('article.related')} />
    </>
  )
}
