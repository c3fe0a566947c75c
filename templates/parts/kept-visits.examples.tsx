import type { ReactElement } from 'react'
import { KeptVisits } from './kept-visits.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'before its script': <KeptVisits words={sampleWords} />,
}
