import type { ReactNode } from 'react'
import type { IndexContent, Words } from '../../generator/page.ts'
import { CardBand } from './cards.tsx'

/** The pages that an index leads to, in groups with headings. */
export function CardGroups({ groups, words }: { groups: IndexContent['groups']; words: Words }): ReactNode {
  return groups.map((group) => <CardBand key={group.id} {...group} byLetter={words('conditions.letters')} />)
}
