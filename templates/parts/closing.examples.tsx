import type { ReactElement } from 'react'
import { Closing } from './closing.tsx'
import { sampleFrame, samplePhone } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  'call and book': <Closing frame={sampleFrame} phone={samplePhone} />,
}
