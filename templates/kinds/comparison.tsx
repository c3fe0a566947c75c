import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'
import { Verdict } from '../parts/verdict.tsx'

/** Two or more ways side by side, and first in short which way suits whom. */
export function Comparison({ page, frame }: { page: Page<'comparison'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} photo={content.photo} frame={frame} />
      <Article content={content} frame={frame} phone={phone}>
        <Verdict verdict={content.verdict} words={frame.words} />
      </Article>
    </>
  )
}
