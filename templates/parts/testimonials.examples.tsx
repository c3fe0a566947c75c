import type { ReactElement } from 'react'
import { sampleLayout, sampleTestimonials } from './sample-layout.ts'
import { Testimonials } from './testimonials.tsx'

export const examples: Record<string, ReactElement> = {
  'real and sample': <Testimonials testimonials={sampleTestimonials} layout={sampleLayout} />,
  none: <Testimonials testimonials={[]} layout={sampleLayout} />,
}
