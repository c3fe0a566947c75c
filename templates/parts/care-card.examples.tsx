import type { ReactElement } from 'react'
import { CareCard } from './care-card.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  emergency: (
    <CareCard
      level="emergency"
      heading="Call 911 if:"
      items={['Your sight is gone', 'The eye is cut']}
      words={sampleWords}
    />
  ),
  urgent: (
    <CareCard
      level="urgent"
      heading={['Call ', { label: '(714) 555-0100', href: 'tel:+17145550100' }, ' today if:']}
      items={['The eye is red and hurts']}
      words={sampleWords}
    />
  ),
  routine: (
    <CareCard level="routine" heading="Book a visit if:" items={['Your glasses feel weak']} words={sampleWords} />
  ),
}
