import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { HeroPhoto } from '../parts/photo.tsx'

/** One side of dry eye: a drop, a device, a question. */
export function Topic({ page, frame }: { page: Page<'topic'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <HeroWithActions
        heading={heading}
        intro={content.intro}
        frame={frame}
        phone={phone}
        beside={content.photo && <HeroPhoto photo={content.photo} words={frame.words} />}
      />
      <Article content={content} frame={frame} phone={phone} />
    </>
  )
}
