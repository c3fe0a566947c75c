import type { ReactElement } from 'react'
import { Insurance } from './insurance.tsx'
import { sampleFrame } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  'both sorts': <Insurance frame={sampleFrame} />,
}
