import { type Document, isScalar, parseDocument, visit, type YAMLError, type YAMLMap } from 'yaml'

/** What the parser could not make sense of, in its words. */
export type Slip = Pick<YAMLError, 'code' | 'pos' | 'message'>

/** The document of a text that may be no YAML. Duplicate keys are left to `slipsOf`. */
export const parseLoosely = (text: string): Document => parseDocument(text, { prettyErrors: false, uniqueKeys: false })

/** All slips of a file, in the order in which they stand there. */
export const slipsOf = (document: Document): Slip[] =>
  [...document.errors, ...document.warnings, ...doubledKeys(document)].sort((a, b) => a.pos[0] - b.pos[0])

/**
 * The first key of each group that stands there twice: when a line such as `es:` is lost, all keys below it do. The
 * parser can find them too, but compares each key with all before it, which for thousands of cities takes most of a
 * second.
 */
function doubledKeys(document: Document): Slip[] {
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
