import { kinds } from '../kinds.ts'
import type { PageKind } from '../page.ts'
import type { Section } from '../parse/schemas/blocks.ts'
import { isTreatment } from './treatment.ts'

/**
 * The sections of a page in reading order. On pages that people open because of their own signs, how soon to be seen
 * comes before anything that takes time to read, wherever the author wrote it.
 */
export function careFirst<S extends Pick<Section, 'blocks'>>(
  sections: readonly S[],
  { kind, schemaType }: { kind: PageKind; schemaType?: string | undefined },
): readonly S[] {
  if (!kinds[kind].startsWithCare || isTreatment(schemaType)) return sections
  return [...sections.filter(isAboutCare), ...sections.filter((section) => !isAboutCare(section))]
}

/** Whether a section has cards that say how soon, and nothing else but paragraphs. */
const isAboutCare = ({ blocks }: Pick<Section, 'blocks'>) =>
  blocks.some(isCare) && blocks.every((block) => typeof block === 'string' || isCare(block))

const isCare = (block: Section['blocks'][number]) => typeof block === 'object' && 'care' in block
