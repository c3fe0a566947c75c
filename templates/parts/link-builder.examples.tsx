import type { ReactElement } from 'react'
import { LinkBuilder } from './link-builder.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'before its script': <LinkBuilder words={sampleWords} />,
}
