import { kinds } from '../../kinds.ts'
import { englishName } from '../../languages.ts'
import { memo } from '../../memo.ts'
import { addWords } from '../../parse/issues/missing.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import type { Source } from '../../read/read.ts'
import type { Route, Site } from '../../site.ts'
import { duplicateFinder } from './duplicate-texts.ts'
import { type Field, fields, textsOf } from './page-texts.ts'
import { wrongLength } from './text-length.ts'

/**
 * Pages that look alike in search results, whose title or description is too short or cut off there, or that are not
 * translated. All in a single pass, since making fifty thousand routes takes time. Only hashes of the texts are kept,
 * to save memory. When two hashes are equal, the texts themselves are compared.
 */
export function checkTitles(site: Site, sources: readonly Source[]): Problem[] {
  const first: Record<Field, Map<number, number>> = { title: new Map(), description: new Map() }
  const problems: Problem[] = []
  const duplicatesOf = duplicateFinder(site, sources)
  let start = 0
  for (const family of site.routes.families) {
    // A family that is reused from the previous load has the same texts: see expand/index.ts.
    const { hashes, faults } = memo(family, 'texts', () => readTexts(family, site, sources))
    for (let row = 0; row < family.length; row += 1) {
      const own = faults.get(row)
      if (own?.state !== undefined) problems.push(own.state)
      for (const [place, field] of fields.entries()) {
        const hash = hashes[row * fields.length + place]!
        if (hash === unread) continue
        const other = first[field].get(hash)
        if (other === undefined) first[field].set(hash, start + row)
        else problems.push(...duplicatesOf(field, start + row, other))
        if (own?.[field] !== undefined) problems.push(own[field])
      }
    }
    start += family.length
  }
  return problems
}

/** Stands in for a hash of a text that is not compared, such as those of a fallback or a mirror: another route's. */
const unread = -1

interface Texts {
  /** One for each field of each route, in their order. */
  hashes: Float64Array
  /** What is wrong with a single route, by its index in the family. */
  faults: Map<number, Faults>
}

type Faults = Partial<Record<Field | 'state', Problem>>

function readTexts(family: Iterable<Route> & { length: number }, site: Site, sources: readonly Source[]): Texts {
  const hashes = new Float64Array(family.length * fields.length).fill(unread)
  const faults: Texts['faults'] = new Map()
  const longest: LongestTexts = new Map()
  let row = -1
  for (const route of family) {
    row += 1
    const own: Faults = {}
    if (route.state === 'fallback' && !kinds[route.source.kind].repeatsWords) own.state = untranslated(route)
    if (route.state === 'original' || route.state === 'translated') {
      const texts = textsOf(route, site)
      for (const [place, field] of fields.entries()) {
        // Search results never show the description of an unlisted page, but a reader's bookmarks show its title.
        if (field === 'description' && !kinds[route.source.kind].isListed) continue
        hashes[row * fields.length + place] = textHash(texts[field])
        const fault = route.indexed ? wrongLength(route, field, texts[field], sources) : undefined
        if (fault === undefined) continue
        own[field] = fault
        keepLongest(longest, route, field, { own, length: texts[field].length })
      }
    }
    if (Object.keys(own).length > 0) faults.set(row, own)
  }
  return { hashes, faults }
}

/** The longest faulty text of each pattern. */
type LongestTexts = Map<string, { own: Faults; length: number }>

/** Keeps only the longest of the texts that one pattern makes: a long list would report it once for every letter. */
function keepLongest(
  longest: LongestTexts,
  { source: { titleWords }, bodyLanguage }: Route,
  field: Field,
  text: { own: Faults; length: number },
): void {
  if (titleWords === undefined) return
  const pattern = `${titleWords} ${field} ${bodyLanguage}`
  const other = longest.get(pattern)
  const isLonger = other === undefined || text.length > other.length
  if (isLonger) longest.set(pattern, text)
  const shorter = isLonger ? other : text
  if (shorter !== undefined) delete shorter.own[field]
}

/** A 52-bit hash of the text. */
function textHash(text: string): number {
  let [a, b] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return (a >>> 6) * 0x4000000 + (b >>> 6)
}

const untranslated = ({ source, url, language, bodyLanguage }: Route): Problem =>
  problem(
    'UNTRANSLATED',
    source.place,
    `${url} shows the ${englishName(bodyLanguage)} text`,
    addWords(language, 'block'),
  )
