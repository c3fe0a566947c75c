import type { ReactElement } from 'react'
import { Article } from './article.tsx'
import {
  sampleCards,
  sampleFacts,
  sampleFrame,
  sampleHub,
  samplePartners,
  samplePhone,
  sampleQuestions,
  sampleReview,
  sampleSections,
  sampleSources,
} from './sample-frame.ts'

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
      }}
      frame={sampleFrame}
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
      }}
      frame={sampleFrame}
      phone={samplePhone}
    />
  ),
}
