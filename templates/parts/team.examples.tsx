import type { ReactElement } from 'react'
import type { Member } from '../../generator/page.ts'
import { sampleFacts, samplePhoto, sampleWords } from './sample-layout.ts'
import { Team } from './team.tsx'

const portrait = { ...samplePhoto, width: 1024, height: 1280 }
const doctor = 'Dr. Robin Vale, O.D.'
const members: Member[] = [
  { name: 'Dr. Kim Sample, O.D.', role: 'Optometrist', about: 'Sees children and fits contact lenses.', portrait },
  { name: 'Alex Sample', role: 'Optician', about: 'Adjusts and repairs glasses while you wait.' },
  { name: 'Pat Sample', role: 'Recepción', language: 'es' },
]

export const examples: Record<string, ReactElement> = {
  'without photos': <Team team={{ doctor, members: [] }} facts={sampleFacts} words={sampleWords} />,
  'without photos and facts': <Team team={{ doctor, members: [] }} facts={[]} words={sampleWords} />,
  'with photos': (
    <Team team={{ doctor, portrait, members, office: samplePhoto }} facts={sampleFacts} words={sampleWords} />
  ),
}
