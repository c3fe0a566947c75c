import type { Article as ArticleContent, ContentByKind, LayoutData, Page, PageKind } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero, HeroWithActions } from '../parts/hero.tsx'

/** All kinds whose content is an article. */
type Kind = { [K in PageKind]: ContentByKind[K] extends ArticleContent ? K : never }[PageKind]

interface Props {
  page: Page<Kind>
  layout: LayoutData
}

/** A page to be read: the practice's own words, a guide, questions and answers. */
export function Reading({ page: { heading, content, phone }, layout }: Props) {
  return (
    <>
      <Hero heading={heading} intro={content.intro} photo={content.photo} layout={layout} />
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}

/** A page that a patient may act on: a visit can be requested before the first section. */
export function ReadingWithActions({ page: { heading, content, phone }, layout }: Props) {
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} layout={layout} phone={phone} photo={content.photo} />
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}
