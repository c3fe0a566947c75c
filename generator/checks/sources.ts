import type { LooseManifest } from '../parse/loose-manifest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'

/** Yearly documents whose newer edition should be out on `today`. */
export function outdatedSources({ lists }: LooseManifest, today: string): Problem[] {
  const thisYear = Number(today.slice(0, 4))
  return lists['sources.yaml'].flatMap(({ source, path, value: { id, yearly, year } }) => {
    if (yearly !== true || typeof year !== 'number' || year >= thisYear) return []
    const message = `"${String(id)}" is the ${year} edition`
    const fix = `Read the ${thisYear} edition, then update "year:", "url:" and what the pages take from it.`
    return [problem('OUTDATED_SOURCE', locate(source, [...path, 'year']), message, fix)]
  })
}
