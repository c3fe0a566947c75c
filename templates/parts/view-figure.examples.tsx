import type { ReactElement } from 'react'
import { sampleWords } from './sample-frame.ts'
import { ViewFigure } from './view-figure.tsx'

export const examples: Record<string, ReactElement> = {
  'by strength': <ViewFigure name="myopia" words={sampleWords} />,
  'by time': <ViewFigure name="migraine" words={sampleWords} />,
}
