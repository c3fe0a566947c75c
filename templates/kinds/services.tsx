import type { LayoutData, Page } from '../../generator/page.ts'
import { ServicesHero } from '../drawings/services-hero.tsx'
import { Article } from '../parts/article.tsx'
import { CardGroups } from '../parts/card-groups.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { Sections } from '../parts/sections.tsx'

/** All services. The first section helps to choose one, so it comes before the cards. The others come after them. */
export function Services({ page, layout }: { page: Page<'services'>; layout: LayoutData }) {
  const { content, phone } = page
  const [finder, ...sections] = content.sections
  const drawn = content.groups.flatMap(({ cards }) => cards.flatMap(({ drawing }) => drawing ?? []))
  return (
    <>
      <HeroWithActions page={page} layout={layout} picture={drawn.length >= 4 && <ServicesHero names={drawn} />} />
      {finder !== undefined && (
        <div className="wrap prose">
          <Sections sections={[finder]} words={layout.words} />
        </div>
      )}
      <CardGroups groups={content.groups} words={layout.words} />
      <Article content={{ ...content, sections }} layout={layout} phone={phone} />
    </>
  )
}
