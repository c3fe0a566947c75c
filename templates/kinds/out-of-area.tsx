import type { LayoutData, Page } from '../../generator/page.ts'
import { WayMap } from '../drawings/way-map.tsx'
import { Article } from '../parts/article.tsx'
import { CallButton } from '../parts/call-button.tsx'
import { Hero } from '../parts/hero.tsx'

/** Where the location check sends visitors from elsewhere. The check may be wrong, so the phone comes first. */
export function OutOfArea({ page, layout }: { page: Page<'out-of-area'>; layout: LayoutData }) {
  const { content, phone } = page
  const { words } = layout
  const { map } = content
  return (
    <>
      <Hero
        page={page}
        layout={layout}
        picture={map && <WayMap map={map} title={words('outOfArea.map')} />}
        action={
          <div className="actions">
            <CallButton phone={phone} layout={layout} />
            <Retry layout={layout} />
          </div>
        }
      />
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}

/** A form, so that the button leads home without JavaScript, which also means no location check. */
function Retry({ layout: { words, navigation } }: { layout: LayoutData }) {
  return (
    <form
      className="retry"
      aria-label={words('outOfArea.retry')}
      action={navigation.home.href}
      data-behaviour="retry-access"
    >
      <button type="submit" className="button button-quiet">
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
