import type { ReactNode } from 'react'
import type { IndexContent, Words } from '../../generator/page.ts'
import { CardBand } from './cards.tsx'

/** The pages an index leads to, in headed groups. */
export function CardGroups({ groups, words }: { groups: IndexContent['groups']; words: Words }): ReactNode {
  return groups.map((group) => <CardBand key={group.id} {...group} byLetter={words('conditions.letters')} />)
}
