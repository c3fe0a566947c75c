import type { LooseEntry } from '../parse/loose-entries.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'

/** Entries of one list with the same name, and cities or neighbourhoods whose name makes no slug. */
export function checkSlugs({ lists, claims, equipment, promises, pages }: LooseManifest): Problem[] {
  const named = [...Object.values(lists), claims, equipment, promises, ...pages.map(({ sections }) => sections)]
  return named.flatMap((entries = []) => checkList(entries))
}

function checkList(entries: readonly LooseEntry[]): Problem[] {
  const first = new Map<string, LooseEntry>()
  return entries.flatMap((entry) => {
    const { source, path } = entry
    const name = nameOf(entry)
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
      first.set(name, entry)
      return []
    }
    const { line } = locate(source, other.path)
    const message = `"${name}" is already the name of the entry at ${source.file}:${line}`
    return [problem('DUPLICATE_SLUG', locate(source, path), message, 'Remove one of the two, or give it another slug.')]
  })
}

/** What identifies an entry: its id, its slug or the address it redirects from. */
function nameOf({ value: { id, from }, slug }: LooseEntry): string | undefined {
  const name = id ?? slug ?? from
  return typeof name === 'string' ? name : undefined
}
