import type { ReactElement } from 'react'
import { viewNames } from '../../src/shared/views.ts'
import { sampleWords } from './sample-frame.ts'
import { ViewFigure } from './view-figure.tsx'

export const examples: Record<string, ReactElement> = Object.fromEntries(
  viewNames.map((name) => [name, <ViewFigure key={name} name={name} words={sampleWords} />]),
)
