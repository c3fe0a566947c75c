import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'

/** A site that counts only visitors from the United States, but never looks up where visitors are. */
export function checkPageViews({ sources, practice }: LooseManifest): Problem[] {
  const source = sourceOf(sources, 'practice.yaml')
  const { pageViews = 'us' } = asGroup(practice.analytics)
  if (source === undefined || asGroup(practice.geoGate).mode !== 'off' || pageViews !== 'us') return []
  const message =
    'no page view is ever counted: only visitors from the United States count, and nothing looks up where visitors are'
  const fix = 'Write "analytics: { pageViews: everyone }", or "none" to count none.'
  return [problem('NO_PAGE_VIEWS', locate(source, ['geoGate', 'mode']), message, fix)]
}
