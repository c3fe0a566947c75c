import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'

/** A page of the practice's own words: about us, privacy, terms. */
export function Prose({ page, frame }: { page: Page<'prose'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} photo={content.photo} frame={frame} />
      <Article content={content} frame={frame} phone={phone} />
    </>
  )
}
