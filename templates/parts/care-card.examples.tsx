import type { ReactElement } from 'react'
import { CareCard } from './care-card.tsx'
import { sampleReasons, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  emergency: (
    <CareCard
      level="emergency"
      heading="Call 911 if:"
      reasons={sampleReasons}
      closed="At any hour."
      words={sampleWords}
    />
  ),
  urgent: (
    <CareCard
      level="urgent"
      heading={['Call ', { label: '(714) 555-0100', href: 'tel:+17145550100' }, ' today if:']}
      reasons={[{ text: 'the eye is red and hurts' }]}
      closed={['Closed? Call ', { label: '(714) 555-0100', href: 'tel:+17145550100' }]}
      words={sampleWords}
    />
  ),
  routine: (
    <CareCard
      level="routine"
      heading="Book a visit if:"
      reasons={[{ text: 'your glasses feel weak' }]}
      words={sampleWords}
    />
  ),
}
