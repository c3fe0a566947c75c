import type { ReactElement } from 'react'
import { Article } from './article.tsx'
import {
  sampleCards,
  sampleFrame,
  samplePartners,
  samplePhone,
  sampleQuestions,
  sampleSections,
  sampleSources,
} from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  full: (
    <Article
      content={{
        intro: '',
        sections: sampleSections,
        questions: sampleQuestions,
        sources: sampleSources,
        related: sampleCards,
        partners: samplePartners,
      }}
      frame={sampleFrame}
      phone={samplePhone}
    />
  ),
  'sections alone': (
    <Article
      content={{ intro: '', sections: sampleSections, questions: [], sources: [], related: [], partners: [] }}
      frame={sampleFrame}
      phone={samplePhone}
    />
  ),
}
