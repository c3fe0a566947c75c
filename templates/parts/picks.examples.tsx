import type { ReactElement } from 'react'
import { Picks } from './picks.tsx'

const cards = [
  { label: 'Eye exams', href: '/services/eye-exams', summary: 'A full exam.', icon: 'eye' as const },
  { label: 'Dry eye care', href: '/services/dry-eye-care', summary: 'Tests and a plan.' },
]

export const examples: Record<string, ReactElement> = {
  'two services': <Picks heading="Care we offer" cards={cards} />,
  none: <Picks heading="Care we offer" cards={[]} />,
}
