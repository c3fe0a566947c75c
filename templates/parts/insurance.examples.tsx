import type { ReactElement } from 'react'
import { Insurance } from './insurance.tsx'
import { sampleLayout } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'both sorts': <Insurance layout={sampleLayout} />,
}
