import { buildPage } from '../build/build-page.ts'
import { standIn } from '../build/shared-parts.ts'
import { hashOf } from '../cache/source-keys.ts'
import { perLanguage } from '../languages.ts'
import type { Language, Page } from '../page.ts'
import type { Row, Site } from '../site.ts'

/**
 * Makes the function that gives a row its key: a hash of all that the bytes of its page depend on. A template gets
 * nothing but the page and the frame of its language, so these and the bundle are what is hashed. A subject that names
 * its slice of the manifest is spared the building of its page: thousands of pages in cities are told unchanged by a
 * hash of the city. Tests compare warm trees with cold ones over random edits.
 */
export function pageKeys(site: Site, bundle: string, program: string): (row: Row) => string {
  const { languages } = site.manifest
  const frames = perLanguage(languages, (code) => frameKey(site, code, bundle))
  const common = perLanguage(languages, (code) => hashOf(`${frames[code]} ${program} ${site.common}`))
  // Asked for twice: to see whether a page is as it was published, and again when it was not. Few rows are kept anyway.
  const known = new WeakMap<Row, string>()
  return (row) => {
    const slice = row.subject.slice?.()
    if (slice !== undefined) return `${common[row.language]}${slice}${row.state}`
    const key =
      known.get(row) ?? hashOf(`${frames[row.language]} ${JSON.stringify(withoutShared(buildPage(row, site)))}`)
    known.set(row, key)
    return key
  }
}

/** The frame is data but for its words, which are a function of the interface words in all languages. */
function frameKey({ frame, manifest }: Site, language: Language, bundle: string): string {
  return hashOf(`${bundle} ${JSON.stringify(frame(language))} ${JSON.stringify(manifest.words)}`)
}

/** Parts that thousands of pages share stand here by their hash: see shared-parts.ts for where they are marked. */
function withoutShared(page: Page): unknown {
  const { content, structuredData } = page
  return {
    ...page,
    content: 'shared' in content ? { ...content, shared: standIn(content.shared) } : content,
    structuredData: (structuredData['@graph'] as object[]).map((node) => {
      if ('mainEntity' in node) return { ...node, mainEntity: standIn(node.mainEntity) }
      return standIn(node)
    }),
  }
}
