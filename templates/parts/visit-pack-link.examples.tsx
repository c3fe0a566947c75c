import type { ReactElement } from 'react'
import { VisitPackLink } from './visit-pack-link.tsx'

export const examples: Record<string, ReactElement> = {
  'a link to the sheets': (
    <VisitPackLink link={{ label: 'Print questions for your visit', href: '/visit-pack/conditions/dry-eye' }} />
  ),
}
