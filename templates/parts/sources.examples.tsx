import type { ReactElement } from 'react'
import { sampleSources, sampleWords } from './sample-layout.ts'
import { Sources } from './sources.tsx'

export const examples: Record<string, ReactElement> = {
  two: <Sources sources={sampleSources} words={sampleWords} />,
}
