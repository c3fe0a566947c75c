import type { ReactElement } from 'react'
import type { ServiceBody } from '../../generator/page.ts'
import {
  sampleCards,
  sampleLayout,
  sampleLinks,
  samplePartners,
  samplePhone,
  sampleQuestions,
  sampleSources,
  sampleTestimonials,
  sampleWords,
} from './sample-layout.ts'
import { Benefits, Cities, Expertise, ThePractice, Trust, VisitAndBenefits } from './service-parts.tsx'

const service: ServiceBody = {
  name: 'Eye exams',
  icon: 'eye',
  intro: 'Both eyes, near and far.',
  benefits: ['The same doctor', 'Plain words', 'Pictures you see', 'Both languages', 'Time', 'Follow-up'],
  expertise: ['We look at both eyes.', ['More on ', sampleLinks[0]!]],
  visit: ['You tell us.', 'We look.'],
  questions: sampleQuestions,
  sources: sampleSources,
  review: 'none',
  readMore: sampleCards,
  testimonials: sampleTestimonials,
  partners: samplePartners,
}

export const examples: Record<string, ReactElement> = {
  benefits: <Benefits service={service} words={sampleWords} />,
  'the visit, and benefits beside it': <VisitAndBenefits service={service} words={sampleWords} />,
  cities: <Cities cities={[{ ...sampleLinks[0]!, minutes: '12-15' }, sampleLinks[1]!]} words={sampleWords} />,
  expertise: <Expertise service={service} words={sampleWords} />,
  'the practice': <ThePractice service={service} layout={sampleLayout} phone={samplePhone} />,
  'what others say': <Trust service={service} layout={sampleLayout} />,
}
