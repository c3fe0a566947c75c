import type { ReactElement } from 'react'
import { Article } from './article.tsx'
import {
  sampleCards,
  sampleFacts,
  sampleHub,
  sampleLayout,
  samplePartners,
  samplePhone,
  sampleQuestions,
  sampleReview,
  sampleSections,
  sampleSources,
} from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  full: (
    <Article
      content={{
        intro: '',
        facts: sampleFacts,
        sections: sampleSections,
        questions: sampleQuestions,
        sources: sampleSources,
        review: sampleReview,
        hub: sampleHub,
        related: sampleCards,
        partners: samplePartners,
        via: 'schedule',
      }}
      layout={sampleLayout}
      phone={samplePhone}
    />
  ),
  'sections alone': (
    <Article
      content={{
        intro: '',
        facts: [],
        sections: sampleSections,
        questions: [],
        sources: [],
        related: [],
        partners: [],
        via: 'schedule',
      }}
      layout={sampleLayout}
      phone={samplePhone}
    />
  ),
}
