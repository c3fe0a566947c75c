import { defaultOf } from '../../generator/languages.ts'
import type { Language } from '../../generator/page.ts'
import type { Site } from '../../generator/site.ts'
import type { WordTree } from '../../generator/text/words.ts'
import { languageOf, mainOf, plain } from '../support/html.ts'
import { pageRule } from './rule.ts'

/** Screen readers read titles and quotes aloud in the language they are marked with: WCAG 3.1.2. */
export const languagesOfParts = pageRule(
  'marks the titles of sources and the words of patients with the language they are written in',
  ({ html }, _route, site) => {
    const written = languagesWritten(site)
    const around = /<main\b[^>]*?\slang="([\w-]+)"/.exec(html)?.[1] ?? languageOf(html)!
    return [...html.matchAll(/(?:<li id="source-\d+"><a|<blockquote)\b([^>]*)>(.*?)<\/(?:a|blockquote)>/gs)].flatMap(
      ([, attributes, words]) => {
        const text = plain(words!)
        const marked = /\slang="([\w-]+)"/.exec(attributes!)?.[1] ?? around
        return written.get(text)?.has(marked) === false ? [`"${text}" is marked as ${marked}`] : []
      },
    )
  },
)

/** The body of a page that waits for its translation is marked as one language, and so must be all of it. */
export const languagesOfBodies = pageRule(
  'has no interface word of another language in the body of a page that waits for its translation',
  ({ html }, route, site) => {
    if (route?.state !== 'fallback') return []
    const { language, bodyLanguage } = route
    const own = new Set(wordsOf(site, bodyLanguage))
    const foreign = new Set(wordsOf(site, language).filter((word) => !own.has(word)))
    const body = mainOf(html).replaceAll(/<(\w+)[^>]*\slang="[^"]*"[^>]*>[^<]*<\/\1>/g, '')
    const texts = [...body.matchAll(/>([^<]+)<|\s(?:aria-label|placeholder|alt)="([^"]+)"/g)]
    return texts.map(([, text, named]) => plain((text ?? named)!)).filter((text) => foreign.has(text))
  },
)

/** The interface words of a language as they are written, before any value is filled in. */
function wordsOf({ manifest }: Site, language: Language): string[] {
  const leaves = (tree: WordTree): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === 'string' ? [plain(value)] : leaves(value)))
  return leaves(manifest.words[language] ?? {})
}

/** text -> the languages it is written in: a name may be the same in two. */
function languagesWritten({ manifest }: Site): Map<string, Set<Language>> {
  const written = new Map<string, Set<Language>>()
  const add = (text: string, language: Language) => {
    const key = plain(text)
    written.set(key, (written.get(key) ?? new Set()).add(language))
  }
  for (const { title, language, twins = {} } of manifest.sources) {
    add(title, language ?? defaultOf(manifest.languages).code)
    for (const [code, twin] of Object.entries(twins)) if (twin !== undefined) add(twin.title, code)
  }
  for (const { text } of manifest.testimonials)
    for (const [code, quote] of Object.entries(text)) if (quote !== undefined) add(quote, code)
  return written
}
