import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { HeroWithActions } from '../parts/hero.tsx'

/** Where the location check sends visitors from elsewhere: it may be wrong, so the phone stays in reach. */
export function OutOfArea({ page, frame }: { page: Page<'out-of-area'>; frame: Frame }) {
  const { heading, content, phone } = page
  const { words, practice } = frame
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} frame={frame} phone={phone} />
      <Article content={content} frame={frame} phone={phone}>
        <section>
          <h2>{words('outOfArea.heading')}</h2>
          <p>{words('outOfArea.text', { practice: practice.name, area: practice.area })}</p>
        </section>
      </Article>
    </>
  )
}
