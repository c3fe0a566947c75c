import type { LayoutData, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { CardGroups } from '../parts/card-groups.tsx'
import { HeroWithActions } from '../parts/hero.tsx'

/** All services: their cards first, then help to choose among them. */
export function Services({ page, layout }: { page: Page<'services'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} layout={layout} phone={phone} photo={content.photo} />
      <CardGroups groups={content.groups} />
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}
