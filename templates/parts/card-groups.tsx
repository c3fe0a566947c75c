import type { ReactNode } from 'react'
import type { IndexContent } from '../../generator/page.ts'
import { CardBand } from './cards.tsx'

/** The pages an index leads to, in headed groups. */
export function CardGroups({ groups }: { groups: IndexContent['groups'] }): ReactNode {
  return groups.map(({ id, heading, cards }) => <CardBand key={id} id={id} heading={heading} cards={cards} />)
}
