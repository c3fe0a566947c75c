import type { Frame, Language, Page } from '../page.ts'
import { standIn } from '../shared-parts.ts'
import type { Site } from '../site.ts'
import { hashOf } from '../source-keys.ts'

/**
 * Makes the function that gives a page its key: a hash of all that its bytes depend on, which is the bundle, the frame
 * of its language and the page itself. Nothing is guessed: a template gets no other input.
 */
export function pageKeys(site: Site, bundle: string): (page: Page) => string {
  const frames: Record<Language, string> = { en: frameKey(site, 'en', bundle), es: frameKey(site, 'es', bundle) }
  return (page) => hashOf(`${frames[page.language]} ${JSON.stringify(withoutShared(page))}`)
}

/** The frame is data but for its words, which are a function of the interface words in both languages. */
function frameKey({ frames, manifest }: Site, language: Language, bundle: string): string {
  const frame: Frame = frames[language]
  return hashOf(`${bundle} ${JSON.stringify(frame)} ${JSON.stringify(manifest.words)}`)
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
