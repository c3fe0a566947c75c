import type { ReactElement } from 'react'
import { Closing } from './closing.tsx'
import { sampleLayout, samplePhone } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'call and book': <Closing layout={sampleLayout} phone={samplePhone} />,
}
