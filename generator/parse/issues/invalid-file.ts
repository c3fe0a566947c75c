import type { Language } from '../../../src/shared/languages.ts'
import type { CheckedFile } from '../checked-file.ts'
import type { GroupBelow } from './group-below.ts'
import type { KeysMeant } from './keys-meant.ts'
import type { RuleAsText } from './rule-as-text.ts'
import type { TriedEdits } from './tried-edits.ts'

/** A file in which its schema found issues, and what is known about all of them. */
export interface InvalidFile extends CheckedFile {
  /** The code of the default language, whose words are a block, not a field. */
  original: Language
  meant: KeysMeant
  below: GroupBelow
  tried: TriedEdits
  asText: RuleAsText
}
