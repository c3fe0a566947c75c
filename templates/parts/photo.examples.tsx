import type { ReactElement } from 'react'
import { HeroPhoto, Photo } from './photo.tsx'
import { samplePhoto, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'in the text': <Photo photo={samplePhoto} words={sampleWords} />,
  'without a caption': <Photo photo={{ ...samplePhoto, caption: undefined }} words={sampleWords} />,
  'higher than wide': <Photo photo={{ ...samplePhoto, width: 1280, height: 1920 }} words={sampleWords} />,
  'on top': <HeroPhoto photo={samplePhoto} words={sampleWords} />,
}
