import { type Document, isScalar, parseDocument, visit, type YAMLError, type YAMLMap } from 'yaml'

/** A syntax error or warning, in the parser's own words. */
export type Slip = Pick<YAMLError, 'code' | 'pos' | 'message'>

/** Parses a text that may not be valid YAML. Duplicate keys are left to `slipsOf`. */
export const parseLoosely = (text: string): Document => parseDocument(text, { prettyErrors: false, uniqueKeys: false })

/** All slips of a file, in file order. */
export const slipsOf = (document: Document): Slip[] =>
  [...document.errors, ...document.warnings, ...duplicateKeys(document)].sort((a, b) => a.pos[0] - b.pos[0])

/**
 * The first duplicate key of each group: when a line such as `es:` is lost, every key below it is a duplicate. The
 * parser can find them too, but it compares each key with all before it, which takes most of a second for thousands of
 * cities.
 */
function duplicateKeys(document: Document): Slip[] {
  const slips: Slip[] = []
  const note = (_: unknown, { items }: YAMLMap) => {
    const seen = new Set<unknown>()
    for (const { key } of items) {
      if (!isScalar(key) || !key.range) continue
      if (seen.has(key.value)) {
        slips.push({ code: 'DUPLICATE_KEY', pos: [key.range[0], key.range[1]], message: 'Map keys must be unique' })
        return
      }
      seen.add(key.value)
    }
  }
  visit(document, { Map: note })
  return slips
}
