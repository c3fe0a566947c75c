import type { ReactElement } from 'react'
import { KeyFacts } from './key-facts.tsx'
import { sampleFacts, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  two: <KeyFacts facts={sampleFacts} words={sampleWords} />,
  none: <KeyFacts facts={[]} words={sampleWords} />,
}
