import type { LayoutData, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { HeroWithActions } from '../parts/hero.tsx'

/** Where the location check sends visitors from elsewhere: it may be wrong, so the phone stays in reach. */
export function OutOfArea({ page, layout }: { page: Page<'out-of-area'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { words, practice } = layout
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} layout={layout} phone={phone}>
        <Retry layout={layout} />
      </HeroWithActions>
      <Article content={content} layout={layout} phone={phone}>
        <section>
          <h2>{words('outOfArea.heading')}</h2>
          <p>{words('outOfArea.text', { practice: practice.name, area: practice.area })}</p>
        </section>
      </Article>
    </>
  )
}

/** A form, so that the button leads home without JavaScript, where visitors are not checked. */
function Retry({ layout: { words, navigation } }: { layout: LayoutData }) {
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
      <p
        role="status"
        data-unchanged={words('outOfArea.unchanged')}
        data-rechecking={words('outOfArea.rechecking')}
        data-unchecked={words('outOfArea.unchecked')}
        data-outside={words('outOfArea.outside')}
      />
    </form>
  )
}
