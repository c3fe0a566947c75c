import { editValue } from '../../edit/edit-value.ts'
import { usualPartners } from '../../expand/text.ts'
import { repeats } from '../../group-by.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { certain, suggest } from '../../problems/nearest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Site } from '../../site.ts'
import { withoutCopy } from '../addresses/duplicates.ts'
import { mentionsOf } from '../references.ts'

/** Brands listed twice: the strip would show them side by side. */
export function checkBrands({ lists }: LooseManifest): Problem[] {
  const nameOf = ({ value: { name } }: LooseEntry) => (typeof name === 'string' ? name.trim().toLowerCase() : undefined)
  return repeats(lists['partners.yaml'], nameOf).map(([brand, other]) => {
    const { source, path, value } = brand
    const edits = withoutCopy(brand, other)
    const { line } = locate(source, other.path)
    const message = `"${String(value.name)}" is already listed at ${source.file}:${line}`
    const fix = `Remove one of the two${edits.length > 0 ? '' : ', and list all categories in the other'}.`
    return problem('LISTED_TWICE', locate(source, path), message, fix, edits)
  })
}

/**
 * Categories of brands that no page or service asks for. Only for a site without errors: a mistake can hide who asks.
 */
export function unusedCategories({ manifest }: Site, sources: readonly Source[]): Problem[] {
  const source = sourceOf(sources, 'partners.yaml')
  if (source === undefined) return []
  const used = new Set([usualPartners, ...mentionsOf('UNKNOWN_PARTNERS', sources).map(({ name }) => name)])
  return manifest.partners.flatMap(({ categories }, brand) =>
    categories.flatMap((name, index) => {
      if (used.has(name)) return []
      const path = [brand, 'categories', index]
      const meant = certain(name, used)
      const edits = meant === undefined || categories.includes(meant) ? [] : [editValue(source, path, meant)]
      const message = `no page and no service shows the brands of the category "${name}"`
      return [problem('PARTNERS_UNUSED', locate(source, path), message, suggest(name, used), edits)]
    }),
  )
}
