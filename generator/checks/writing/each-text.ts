import type { Language } from '../../../src/shared/languages.ts'
import { wordsFile } from '../../parse/schemas/index.ts'
import { isGroup, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'

/** Where a text is. The object is reused for the next text: copy what you keep. */
export interface Place {
  file: string
  path: Path
  /** The last key on the way to it: `heading`, `list`. */
  field: string
  /** The code of its language; undefined for texts that are the same in all, such as the name of a city. */
  language: Language | undefined
}

/**
 * Visits every text of a file. Field and language are worked out once per group rather than per text: there are tens of
 * thousands of texts.
 */
export function eachText(
  { file, value }: Source,
  codes: readonly Language[],
  look: (text: string, place: Place) => void,
): void {
  const path: PropertyKey[] = []
  const ofFile = codes.find((code) => file === wordsFile(code))
  const place: Place = { file, path, field: '', language: ofFile }
  const visit = (below: unknown) => {
    if (typeof below === 'string') look(below, place)
    else if (Array.isArray(below)) {
      for (let index = 0; index < below.length; index += 1) {
        path.push(index)
        visit(below[index])
        path.pop()
      }
    } else if (isGroup(below)) {
      const { field, language } = place
      for (const key of Object.keys(below)) {
        path.push(key)
        place.field = key
        // The innermost code counts: a block indented too far ends up inside that of another language.
        if (ofFile === undefined && codes.includes(key)) place.language = key
        visit(below[key])
        place.language = language
        path.pop()
      }
      place.field = field
    }
  }
  visit(value)
}
