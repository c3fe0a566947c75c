import type { ReactElement } from 'react'
import { EyeDiagram } from './eye-diagram.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'one part': <EyeDiagram parts={['cornea']} words={sampleWords} />,
  'four parts': <EyeDiagram parts={['tear-film', 'oil-glands', 'iris', 'retina']} words={sampleWords} />,
  'with the brain': <EyeDiagram parts={['cornea', 'iris', 'retina', 'brain']} words={sampleWords} />,
}
