import type { ReactElement } from 'react'
import { sampleVerdict, sampleWords } from './sample-layout.ts'
import { Verdict } from './verdict.tsx'

export const examples: Record<string, ReactElement> = {
  'two ways': <Verdict verdict={sampleVerdict} words={sampleWords} />,
}
