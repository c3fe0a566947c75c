import type { ReactElement } from 'react'
import { ServicesHero } from './services-hero.tsx'

export const examples: Record<string, ReactElement> = {
  'four services': <ServicesHero names={['exam', 'tear-film', 'corneal-map', 'growing-child']} />,
}
