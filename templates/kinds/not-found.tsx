import type { Frame, Page } from '../../generator/page.ts'
import { HeroWithActions } from '../parts/hero.tsx'
import { LinkBand } from '../parts/link-band.tsx'

/** An address that leads nowhere: the ways back, and the phone for who came with a sore eye. */
export function NotFound({ page, frame }: { page: Page<'not-found'>; frame: Frame }) {
  const { heading, content, phone } = page
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} frame={frame} phone={phone} />
      <LinkBand links={content.links} heading={frame.words('notFound.links')} />
    </>
  )
}
