import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'

/** Two or more ways side by side; its tables scroll in boxes of their own. */
export function Comparison({ page, frame }: { page: Page<'comparison'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} />
      <Article content={content} frame={frame} phone={phone} />
    </>
  )
}
