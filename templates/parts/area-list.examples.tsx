import type { ReactElement } from 'react'
import { AreaList } from './area-list.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'six areas': (
    <AreaList
      areas={{
        lead: 'People drive here.',
        lines: [
          'Irvine - Woodbridge',
          'Irvine - Northwood',
          'Irvine - Turtle Rock',
          'Irvine - Quail Hill',
          'Irvine - Great Park',
          'Irvine - University Park',
        ],
        others: [],
      }}
      city="Irvine"
      words={sampleWords}
    />
  ),
  'with a page for one of them': (
    <AreaList
      areas={{
        lead: 'People drive here.',
        lines: [{ label: 'Irvine - Woodbridge', href: '/neighborhoods/woodbridge-eye-doctor' }, 'Irvine - Northwood'],
        others: [{ label: 'Turtle Rock', href: '/neighborhoods/turtle-rock-eye-doctor' }],
      }}
      city="Irvine"
      words={sampleWords}
    />
  ),
  none: <AreaList areas={{ lead: '', lines: [], others: [] }} city="Irvine" words={sampleWords} />,
}
