import type { LayoutData, Page } from '../../generator/page.ts'
import { CardGroups } from '../parts/card-groups.tsx'
import { CardBand } from '../parts/cards.tsx'
import { EyeMap, EyeMapList } from '../parts/eye-map.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { Noticed } from '../parts/noticed.tsx'
import { PartnerStrip } from '../parts/partner-strip.tsx'
import { Questions } from '../parts/questions.tsx'
import { Sections } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'

/** All conditions. The text says when to stop reading and act, so it comes before forty cards, not after. */
export function Conditions({ page, layout }: { page: Page<'conditions'>; layout: LayoutData }) {
  const { content } = page
  const { words } = layout
  return (
    <>
      <HeroWithActions
        page={page}
        layout={layout}
        picture={content.eyeMap.length > 0 && <EyeMap parts={content.eyeMap} words={words} />}
      />
      {/* An empty element would take the space below the hero from what follows it. */}
      {content.sections.length > 0 && (
        <div className="wrap prose">
          <Sections sections={content.sections} words={words} />
        </div>
      )}
      <Noticed groups={content.noticed} words={words} />
      <EyeMapList parts={content.eyeMap} words={words} />
      <CardGroups groups={content.groups} words={words} />
      <div className="wrap prose">
        <Questions questions={content.questions} words={words} />
        <Sources sources={content.sources} words={words} />
      </div>
      <PartnerStrip partners={content.partners} words={words} />
      <CardBand cards={content.related} heading={words('article.related')} />
    </>
  )
}
