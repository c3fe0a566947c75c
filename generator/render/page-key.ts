import { buildPage } from '../build/build-page.ts'
import { hashOf } from '../cache/source-keys.ts'
import { perLanguage } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Row, Site } from '../site.ts'
import { fastKeys } from './fast-path/index.ts'

/**
 * Makes the function that gives a row its key: a hash of all that the bytes of its page depend on. A template gets
 * nothing but the page and the frame of its language, so these and the bundle are what is hashed.
 */
export function pageKeys(site: Site, bundle: string, program: string): (row: Row) => string {
  const frames = perLanguage(site.manifest.languages, (code) => frameKey(site, code, bundle))
  const fastKey = fastKeys(site)
  const programs = perLanguage(site.manifest.languages, (code) => hashOf(`${frames[code]} ${program}`))
  // Asked for twice: to see whether a page is as it was published, and again when it was not. Few rows are kept anyway.
  const known = new WeakMap<Row, string>()
  return (row) => {
    const fast = fastKey(row)
    if (fast !== undefined) return `${programs[row.language]}${fast}`
    const key = known.get(row) ?? hashOf(`${frames[row.language]} ${JSON.stringify(buildPage(row, site))}`)
    known.set(row, key)
    return key
  }
}

/** The frame is data but for its words, which are a function of the interface words in all languages. */
function frameKey({ frame, manifest }: Site, language: Language, bundle: string): string {
  return hashOf(`${bundle} ${JSON.stringify(frame(language))} ${JSON.stringify(manifest.words)}`)
}
