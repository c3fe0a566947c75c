import type { ReactElement } from 'react'
import { CardGroups } from './card-groups.tsx'
import { sampleCards, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'two groups': (
    <CardGroups
      words={sampleWords}
      groups={[
        { id: 'conditions', heading: 'Conditions', cards: sampleCards },
        { id: 'treatments', heading: 'Treatments', cards: sampleCards.slice(0, 1) },
      ]}
    />
  ),
}
