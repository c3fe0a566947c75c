import type { ReactElement } from 'react'
import { sampleSections, sampleWords } from './sample-layout.ts'
import { Sections } from './sections.tsx'

export const examples: Record<string, ReactElement> = {
  two: <Sections sections={sampleSections} words={sampleWords} />,
}
