import { codesOf, type Languages } from '../languages.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import { slugOf } from '../urls.ts'

/** Entries of one list that bear one name, and cities or neighbourhoods whose name makes no slug. */
export function checkSlugs(sources: readonly Source[], languages: Languages): Problem[] {
  return sources.flatMap((source) => {
    const { entries, at } = listOf(source, languages)
    return Array.isArray(entries) ? checkList(source, entries, at) : []
  })
}

/** The list of a file whose entries are named: the claims, the sections of a page, or the file itself. */
function listOf({ file, value }: Source, languages: Languages): { entries: unknown; at: PropertyKey[] } {
  if (file === 'practice.yaml') return { entries: at(value, 'claims'), at: ['claims'] }
  if (!file.startsWith('pages/')) return { entries: value, at: [] }
  const codes = codesOf(languages)
  const language = codes.find((code) => at(value, code) !== undefined) ?? codes[0]!
  return { entries: at(at(value, language), 'sections'), at: [language, 'sections'] }
}

const at = (group: unknown, key: string): unknown =>
  typeof group === 'object' && group !== null ? (group as Record<string, unknown>)[key] : undefined

function checkList(source: Source, entries: unknown[], at: PropertyKey[]): Problem[] {
  const first = new Map<string, number>()
  return entries.flatMap((entry, index) => {
    const name = nameOf(entry, source.file)
    const path = [...at, index]
    if (name === undefined) return []
    if (name === '') {
      return [
        problem(
          'BAD_SLUG',
          locate(source, path),
          'the name has no letter a-z or digit to make a URL of',
          'Add "slug:" with lower-case letters a-z.',
        ),
      ]
    }
    const other = first.get(name)
    if (other === undefined) {
      first.set(name, index)
      return []
    }
    const { line } = locate(source, [...at, other])
    const message = `"${name}" is already the name of the entry at ${source.file}:${line}`
    return [problem('DUPLICATE_SLUG', locate(source, path), message, 'Remove one of the two, or give it another slug.')]
  })
}

/** What makes an entry one of a kind: its id or slug, or the slug of a place's name. */
function nameOf(entry: unknown, file: string): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, slug, from, name } = entry as Record<string, unknown>
  const own = id ?? slug ?? from
  if (typeof own === 'string') return own
  const isPlace = file === 'cities.yaml' || file === 'neighborhoods.yaml'
  return isPlace && typeof name === 'string' ? slugOf(name) : undefined
}
