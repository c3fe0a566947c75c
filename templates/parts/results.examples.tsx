import type { ReactElement } from 'react'
import { Results } from './results.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  two: (
    <Results
      results={[
        { name: 'Dry eyes', before: 'They sting by noon.', after: 'Longer comfort.' },
        { name: 'Ghost images', before: 'Lights have tails.', after: 'Calmer lights.' },
      ]}
      words={sampleWords}
    />
  ),
}
