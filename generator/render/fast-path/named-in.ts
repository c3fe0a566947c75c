import { hashOf } from '../../hash.ts'

/** What texts name, by id. */
export interface Named {
  /** The pages that texts link to. */
  linked: Set<string>
  /** The pages that stand as values. */
  listed: Set<string>
  /** The sources that texts cite. */
  sources: Set<string>
}

/** Finds what these texts name. Each text is the JSON of a part of the manifest. */
export function namedIn(texts: Iterable<string>): Named {
  const found: Named = { linked: new Set(), listed: new Set(), sources: new Set() }
  for (const text of texts) {
    for (const [, before, page, source] of text.matchAll(/(["(])(\/[^()"#\s]*)|\[\[([\w-]+)\]\]/g)) {
      if (source !== undefined) found.sources.add(source)
      else (before === '(' ? found.linked : found.listed).add(page!)
    }
  }
  return found
}

/**
 * The hash of a value; the ids of the pages it names, which its texts link to or which are values of their own; and the
 * ids of the sources that its texts cite.
 */
export function hashAndNames(value: object) {
  const text = JSON.stringify(value)
  const { linked, listed, sources } = namedIn([text])
  return { hash: hashOf(text), named: [...linked, ...listed], citing: sources }
}
