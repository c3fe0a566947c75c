import type { ReactElement } from 'react'
import { sampleWords } from './sample-layout.ts'
import { Stats } from './stats.tsx'

export const examples: Record<string, ReactElement> = {
  four: (
    <Stats
      stats={[
        { value: '50,000+', label: 'patients seen' },
        { value: '30+', label: 'years' },
        { value: '4.9 / 5', label: 'satisfaction' },
        { value: '7', label: 'programs' },
      ]}
      words={sampleWords}
    />
  ),
}
