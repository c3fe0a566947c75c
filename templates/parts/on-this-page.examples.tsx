import type { ReactElement } from 'react'
import { OnThisPage } from './on-this-page.tsx'
import { sampleQuestions, sampleSections, sampleWords } from './sample-layout.ts'

const [first, second] = sampleSections

export const examples: Record<string, ReactElement> = {
  'long page': (
    <OnThisPage
      sections={[first!, second!, { ...second!, id: 'after' }]}
      questions={sampleQuestions}
      words={sampleWords}
    />
  ),
  'short page': <OnThisPage sections={sampleSections} questions={[]} words={sampleWords} />,
}
