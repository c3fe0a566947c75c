import type { ReactElement } from 'react'
import { Questions } from './questions.tsx'
import { sampleQuestions, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  two: <Questions questions={sampleQuestions} words={sampleWords} />,
  none: <Questions questions={[]} words={sampleWords} />,
}
