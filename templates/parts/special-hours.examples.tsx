import type { ReactElement } from 'react'
import { sampleSpecialHours } from './sample-layout.ts'
import { SpecialHours } from './special-hours.tsx'

export const examples: Record<string, ReactElement> = {
  'closed days and a short day': <SpecialHours {...sampleSpecialHours} />,
}
