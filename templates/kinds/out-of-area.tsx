import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { HeroWithActions } from '../parts/hero.tsx'

/** Where the location check sends visitors from elsewhere: it may be wrong, so the phone stays in reach. */
export function OutOfArea({ page, frame }: { page: Page<'out-of-area'>; frame: Frame }) {
  const { heading, content, phone } = page
  const { words, practice } = frame
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} frame={frame} phone={phone}>
        <Retry frame={frame} />
      </HeroWithActions>
      <Article content={content} frame={frame} phone={phone}>
        <section>
          <h2>{words('outOfArea.heading')}</h2>
          <p>{words('outOfArea.text', { practice: practice.name, area: practice.area })}</p>
        </section>
      </Article>
    </>
  )
}

/** A form, so that the button leads home without JavaScript: then nobody is checked. */
function Retry({ frame: { words, navigation } }: { frame: Frame }) {
  return (
    <form
      className="retry"
      aria-label={words('outOfArea.retry')}
      action={navigation.home.href}
      data-behaviour="retry-access"
    >
      <button type="submit" className="button">
        {words('outOfArea.retry')}
      </button>
      <a className="retry-wanted" href={navigation.home.href}>
        {words('outOfArea.back')}
      </a>
      <p role="status" data-unchanged={words('outOfArea.unchanged')} />
    </form>
  )
}
