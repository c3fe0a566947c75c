import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'

/** Questions and answers. What cannot wait stands in the sections, so these come first here too. */
export function Faq({ page, frame }: { page: Page<'faq'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} photo={content.photo} frame={frame} />
      <Article content={content} frame={frame} phone={phone} />
    </>
  )
}
