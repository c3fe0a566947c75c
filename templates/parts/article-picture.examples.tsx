import type { ReactElement } from 'react'
import { articlePicture } from './article-picture.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'of a page with parts of the eye': (
    <div className="hero-picture">{articlePicture({ eye: ['retina'] }, sampleWords)}</div>
  ),
  'of a page about neither': <>{articlePicture({}, sampleWords)}</>,
}
