import type { LayoutData, Page } from '../../generator/page.ts'
import { Hero } from '../parts/hero.tsx'
import { LinkBand } from '../parts/link-band.tsx'

/** All pages that a reader may want, in groups. */
export function Sitemap({ page, layout }: { page: Page<'sitemap'>; layout: LayoutData }) {
  return (
    <>
      <Hero page={page} layout={layout} />
      <div className="sitemap">
        {page.content.groups.map(({ id, heading, links, letters }) => (
          <LinkBand key={id} id={id} heading={heading} links={links} letters={letters} />
        ))}
      </div>
    </>
  )
}
