import {
  type Document,
  isCollection,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { withoutMark } from '../byte-order-mark.ts'

/** A syntax error or warning, in the parser's own words; or an entry that the parser accepts as part of a text. */
export interface Slip extends Pick<YAMLError, 'pos' | 'message'> {
  code: YAMLError['code'] | 'SWALLOWED_ENTRY'
  swallowing?: Swallowing
}

/** An unquoted text that continues in lines with a dash: the offsets of its first letter and of these dashes. */
interface Swallowing {
  start: number
  dashes: readonly number[]
}

/**
 * Parses a text that may not be valid YAML. Duplicate keys are left to `slipsOf`, and keys that are not text to the
 * checks: the parser would warn of them through Node, without a place.
 */
export const parseLoosely = (text: string): Document =>
  parseDocument(withoutMark(text), {
    prettyErrors: false,
    uniqueKeys: false,
    resolveKnownTags: false,
    logLevel: 'error',
  })

/** All slips of a file, in file order. */
export const slipsOf = (document: Document, text: string): Slip[] =>
  [...document.errors, ...document.warnings, ...duplicateKeys(document), ...swallowedEntries(document, text)].sort(
    (a, b) => a.pos[0] - b.pos[0],
  )

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

/**
 * Unquoted texts that continue in lines with a dash, because these are indented further than the line where the text
 * begins, or as far as a text on a line of its own. A single mistake has often swallowed a whole list, so there is one
 * slip for each text, at the first dash.
 */
function swallowedEntries(document: Document, text: string): Slip[] {
  const slips: Slip[] = []
  const note = (_: unknown, { type, range }: Scalar, ancestors: readonly unknown[]) => {
    if (type !== 'PLAIN' || !range) return
    const [start, end] = range
    // Asked last, of few texts: what the parser misreads may be thousands of groups deep.
    const isInFlow = () => ancestors.some((each) => isCollection(each) && each.flow)
    const lead = text.slice(text.lastIndexOf('\n', start) + 1, start)
    const least = lead.trim() === '' ? lead.length : /^ */.exec(lead)![0].length + 1
    const dashes = [...text.slice(start, end).matchAll(/\n( +)(?=- )/g)]
      .filter(({ 1: indent }) => indent!.length >= least)
      .map(({ 0: before, index }) => start + index + before.length)
    const [first] = dashes
    if (first === undefined || isInFlow()) return
    const message = 'Entry inside a plain scalar'
    slips.push({ code: 'SWALLOWED_ENTRY', pos: [first, first + 1], message, swallowing: { start, dashes } })
  }
  if (/\n +- /.test(text)) visit(document, { Scalar: note })
  return slips
}
