import type { Frame, Page } from '../../generator/page.ts'
import { Hero } from '../parts/hero.tsx'
import { LinkBand } from '../parts/link-band.tsx'

/** Every page a reader may want, in groups. */
export function Sitemap({ page, frame }: { page: Page<'sitemap'>; frame: Frame }) {
  const { heading, content } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} frame={frame} />
      {content.groups.map(({ id, heading: name, links }) => (
        <LinkBand key={id} id={id} heading={name} links={links} />
      ))}
    </>
  )
}
