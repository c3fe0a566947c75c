import type { ReactElement } from 'react'
import { OnThisPage } from './on-this-page.tsx'
import { sampleSections, sampleWords } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  'long page': <OnThisPage sections={sampleSections} asked words={sampleWords} />,
  'short page': <OnThisPage sections={sampleSections} asked={false} words={sampleWords} />,
}
