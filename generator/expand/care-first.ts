import { kinds } from '../kinds.ts'
import type { PageKind } from '../page.ts'
import type { Section } from '../parse/schemas/blocks.ts'
import { isTreatment } from './treatment.ts'

/**
 * The sections of a page as they are read: on one that people come to with signs of their own, how soon to be seen
 * stands before what takes time to read, wherever its author wrote it.
 */
export function careFirst<S extends Pick<Section, 'blocks'>>(
  sections: readonly S[],
  { kind, schemaType }: { kind: PageKind; schemaType?: string | undefined },
): readonly S[] {
  if (!kinds[kind].startsWithCare || isTreatment(schemaType)) return sections
  return [...sections.filter(isAboutCare), ...sections.filter((section) => !isAboutCare(section))]
}

/** It has cards that say how soon, and around them sentences at most. */
const isAboutCare = ({ blocks }: Pick<Section, 'blocks'>) =>
  blocks.some(isCare) && blocks.every((block) => typeof block === 'string' || isCare(block))

const isCare = (block: Section['blocks'][number]) => typeof block === 'object' && 'care' in block
