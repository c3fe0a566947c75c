import type { ReactElement } from 'react'
import { LinkBand } from './link-band.tsx'
import { sampleLinks } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  links: <LinkBand heading="Cities" links={sampleLinks} />,
  'with an id': <LinkBand heading="Cities" links={sampleLinks} id="cities" />,
  none: <LinkBand heading="Cities" links={[]} />,
}
