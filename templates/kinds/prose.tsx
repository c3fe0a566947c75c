import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'
import { HeroPhoto } from '../parts/photo.tsx'

/** A page of the practice's own words: about us, privacy, terms. */
export function Prose({ page, frame }: { page: Page<'prose'>; frame: Frame }) {
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
