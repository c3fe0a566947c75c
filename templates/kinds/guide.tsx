import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'

/** A long read. */
export function Guide({ page, frame }: { page: Page<'guide'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} photo={content.photo} frame={frame} />
      <Article content={content} frame={frame} phone={phone} />
    </>
  )
}
