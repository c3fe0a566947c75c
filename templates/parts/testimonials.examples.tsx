import type { ReactElement } from 'react'
import { sampleFrame, sampleTestimonials } from './sample-frame.ts'
import { Testimonials } from './testimonials.tsx'

export const examples: Record<string, ReactElement> = {
  'real and sample': <Testimonials testimonials={sampleTestimonials} frame={sampleFrame} />,
  none: <Testimonials testimonials={[]} frame={sampleFrame} />,
}
