import type { ReactElement } from 'react'
import {
  sampleCards,
  sampleLayout,
  sampleLinks,
  samplePartners,
  samplePhone,
  sampleQuestions,
  sampleTestimonials,
} from './sample-layout.ts'
import { ServiceBody } from './service-body.tsx'

export const examples: Record<string, ReactElement> = {
  full: (
    <ServiceBody
      content={{
        intro: '',
        service: {
          name: 'Eye exams',
          icon: 'eye',
          benefits: ['The same doctor', 'Plain words', 'Pictures you see', 'Both languages', 'Time', 'Follow-up'],
          expertise: ['We look at both eyes.', ['More on ', sampleLinks[0]!]],
          visit: ['You tell us.', 'We look.'],
          questions: sampleQuestions,
          readMore: sampleCards,
          testimonials: sampleTestimonials,
          partners: samplePartners,
        },
        related: sampleCards,
        drive: { city: 'Irvine', minutes: '12-15', route: 'Take the 5 north.' },
        areas: { lead: 'People drive here.', lines: ['Irvine - Woodbridge', 'Irvine - Northwood'] },
        city: 'Irvine',
      }}
      layout={sampleLayout}
      phone={samplePhone}
    />
  ),
}
