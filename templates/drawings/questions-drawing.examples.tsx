import type { ReactElement } from 'react'
import { sampleQuestions } from '../parts/sample-layout.ts'
import { QuestionsDrawing } from './questions-drawing.tsx'

export const examples: Record<string, ReactElement> = {
  two: <QuestionsDrawing questions={sampleQuestions} />,
}
