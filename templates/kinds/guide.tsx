import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'
import { HeroPhoto } from '../parts/photo.tsx'

/** A long read. */
export function Guide({ page, frame }: { page: Page<'guide'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <Hero
        heading={heading}
        intro={content.intro}
        beside={content.photo && <HeroPhoto photo={content.photo} words={frame.words} />}
      />
      <Article content={content} frame={frame} phone={phone} />
    </>
  )
}
