import type { ReactElement } from 'react'
import { ReviewedBy, ReviewNote } from './review-note.tsx'
import { sampleReview, sampleWords } from './sample-layout.ts'

const read = { ...sampleReview, by: 'Dr. Sample, OD' }

export const examples: Record<string, ReactElement> = {
  'nobody has read it': <ReviewNote review={sampleReview} words={sampleWords} />,
  'a clinician has': <ReviewNote review={read} words={sampleWords} />,
  above: <ReviewedBy review={read} words={sampleWords} />,
}
