import type { ReactElement } from 'react'
import { sampleWords } from './sample-layout.ts'
import { SplitView } from './split-view.tsx'
import { viewId } from './view-figure.tsx'

export const examples: Record<string, ReactElement> = {
  'above the view it leads to': (
    <>
      <SplitView name="dry-eye" words={sampleWords} />
      <p id={viewId}>The slider.</p>
    </>
  ),
}
