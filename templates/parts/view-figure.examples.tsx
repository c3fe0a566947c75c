import type { ReactElement } from 'react'
import { drawnViews } from '../draw-view.tsx'
import { sampleWords } from './sample-layout.ts'
import { ViewFigure } from './view-figure.tsx'

export const examples: Record<string, ReactElement> = Object.fromEntries(
  drawnViews.map((name) => [name, <ViewFigure key={name} name={name} words={sampleWords} />]),
)
