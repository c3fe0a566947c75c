import { ancestorOf, parentOf } from '../../expand/written.ts'
import { kinds } from '../../kinds.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { sourceOf } from '../../read/source-of.ts'
import { circleFrom } from './circle-from.ts'

/**
 * Pages under "parents:" in vertical.yaml that are their own ancestors: each cycle once. Only such a page can close a
 * cycle, because a parent by path always has a shorter path.
 */
export function checkParents({ sources, pages, vertical }: LooseManifest): Problem[] {
  const source = sourceOf(sources, 'vertical.yaml')
  const kindOf = new Map(pages.map(({ id, kind }) => [id, kind]))
  const ids = new Set(kindOf.keys())
  const above = (id: string) => {
    const kind = kindOf.get(id)
    return kind && parentOf(id, kind, ids, vertical)
  }
  const reported = new Set<string>()
  return Object.entries(vertical.parents).flatMap(([name, parent]) => {
    const circle = circleFrom(parent, above)
    if (source === undefined || circle === undefined || reported.has(parent)) return []
    const below = circle.at(-1)!
    const kind = kindOf.get(below)!
    // The page below has another parent, from its path or from another line: that line closes the cycle and is reported.
    if (kinds[kind].parent !== name || ancestorOf(below, ids) !== undefined) return []
    for (const id of circle) reported.add(id)
    const way = [...circle.slice(1).reverse(), parent].map((id) => `"${id}"`).join(', which is above ')
    const message = `"${parent}" is above every ${kind} page, and so above ${way}`
    const fix = `Name a page that is neither a ${kind} page nor below one, or give "${below}" another kind.`
    return [problem('CIRCULAR_PARENTS', locate(source, ['parents', name]), message, fix)]
  })
}
