import type { LayoutData, Page } from '../../generator/page.ts'
import { OptionsDrawing } from '../drawings/options-drawing.tsx'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'
import { Verdict } from '../parts/verdict.tsx'

/** Two or more options side by side, after a summary of which suits whom. */
export function Comparison({ page, layout }: { page: Page<'comparison'>; layout: LayoutData }) {
  const { content, phone } = page
  return (
    <>
      <Hero
        page={page}
        picture={content.verdict.length > 0 && <OptionsDrawing options={content.verdict} />}
        layout={layout}
      />
      <Article content={content} layout={layout} phone={phone}>
        <Verdict verdict={content.verdict} words={layout.words} />
      </Article>
    </>
  )
}
