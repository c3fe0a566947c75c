import type { ReactElement } from 'react'
import { HubNav } from './hub-nav.tsx'
import { sampleHub, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'three pages': <HubNav hub={sampleHub} words={sampleWords} />,
}
