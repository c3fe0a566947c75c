import type { LayoutData, Page } from '../../generator/page.ts'
import { Hero } from '../parts/hero.tsx'
import { LinkBand } from '../parts/link-band.tsx'

/** All pages that a reader may want, in groups. */
export function Sitemap({ page, layout }: { page: Page<'sitemap'>; layout: LayoutData }) {
  const { heading, content } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} layout={layout} />
      <div className="sitemap">
        {content.groups.map(({ id, heading: name, links, letters }) => (
          <LinkBand key={id} id={id} heading={name} links={links} letters={letters} />
        ))}
      </div>
    </>
  )
}
