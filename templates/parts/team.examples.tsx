import type { ReactElement } from 'react'
import { sampleFacts, samplePhoto, sampleWords } from './sample-layout.ts'
import { Team } from './team.tsx'

const portrait = { ...samplePhoto, width: 1024, height: 1280 }
const doctor = 'Dr. Robin Vale, O.D.'

export const examples: Record<string, ReactElement> = {
  'without photos': <Team team={{ doctor, staff: [] }} facts={sampleFacts} words={sampleWords} />,
  'without photos and facts': <Team team={{ doctor, staff: [] }} facts={[]} words={sampleWords} />,
  'with photos': (
    <Team team={{ doctor, portrait, staff: [portrait], office: samplePhoto }} facts={sampleFacts} words={sampleWords} />
  ),
}
