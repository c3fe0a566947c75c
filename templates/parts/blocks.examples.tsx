import type { ReactElement } from 'react'
import { Blocks } from './blocks.tsx'
import { sampleSections, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'of every type': <Blocks blocks={sampleSections.flatMap(({ blocks }) => blocks)} words={sampleWords} />,
}
