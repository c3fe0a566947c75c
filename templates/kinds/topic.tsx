import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { HeroWithActions } from '../parts/hero.tsx'

/** One side of dry eye: a drop, a device, a question. */
export function Topic({ page, frame }: { page: Page<'topic'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} frame={frame} phone={phone} photo={content.photo} />
      <Article content={content} frame={frame} phone={phone} />
    </>
  )
}
