import type { ReactElement } from 'react'
import { IllustratedSections } from './illustrated-sections.tsx'
import { sampleSections, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'with both pictures': (
    <IllustratedSections sections={sampleSections} eye={['cornea']} view="keratoconus" words={sampleWords} />
  ),
  'pictures of a page with questions only': (
    <IllustratedSections sections={[]} eye={['cornea']} view="keratoconus" words={sampleWords} />
  ),
  'without pictures': <IllustratedSections sections={sampleSections} words={sampleWords} />,
}
