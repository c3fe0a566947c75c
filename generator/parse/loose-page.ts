import { isKind } from '../kinds.ts'
import type { Codes } from '../languages.ts'
import type { PageKind } from '../page.ts'
import { type Group, isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { writtenId } from '../urls.ts'
import { entriesAt, type LooseEntry } from './loose-entries.ts'

/** A written page, however invalid. */
export interface LoosePage {
  source: Source
  id: string
  /** Undefined if its file cannot be read. */
  group: Group | undefined
  /** Undefined if it is missing or unknown. */
  kind: PageKind | undefined
  /** From the first of the site's languages that the page has words in: section ids are the same in all. */
  sections: readonly LooseEntry[]
  questions: readonly LooseEntry[]
}

export function loosePage(source: Source, codes: Codes): LoosePage {
  const group = isGroup(source.value) ? source.value : undefined
  const language = codes.find((code) => group?.[code] !== undefined) ?? codes[0]
  return {
    source,
    id: writtenId(source.file),
    group,
    kind: isKind(group?.kind) ? group.kind : undefined,
    sections: entriesAt(source, [language, 'sections']),
    questions: entriesAt(source, [language, 'questions']),
  }
}
