import type { ReactElement } from 'react'
import { Picture } from './picture.tsx'
import { sampleWords } from './sample-layout.ts'

/** Two pixels of teal and sand. */
const blur = 'data:image/gif;base64,R0lGODlhAgABAIABAA92bvXw6SwAAAAAAgABAAACAkQKADs='

const photo = {
  src: '/images/office.jpg',
  alt: 'The waiting room',
  width: 1200,
  height: 800,
  failed: sampleWords('picture.failed'),
}

export const examples: Record<string, ReactElement> = {
  lazy: <Picture {...photo} />,
  blurred: <Picture {...photo} placeholder="blur" blurDataURL={blur} />,
  first: <Picture {...photo} priority />,
  inItsWidths: (
    <Picture
      {...photo}
      sizes="(width < 48rem) 100vw, 42rem"
      srcset="/images/office-320.jpg 320w, /images/office-1200.jpg 1200w"
      sources={[{ type: 'image/avif', srcset: '/images/office-320.avif 320w, /images/office-1200.avif 1200w' }]}
    />
  ),
}
