import { removeAt } from '../../edit/remove-at.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { givesUrgentAdvice } from '../../parse/urgent-advice.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import { pageIds } from '../../urls.ts'

/**
 * Pages with advice for an emergency that are behind the geo gate, and a page for visitors from elsewhere that has no
 * such advice. A file that cannot be read may turn the gate off, or have that advice.
 */
export function checkGate({ pages, lists, practice, sources }: LooseManifest): Problem[] {
  const isUnread = (name: string) => sources.some(({ file, value }) => file === name && value === undefined)
  if (isUnread('practice.yaml') || asGroup(practice.geoGate).mode === 'off') return []
  const signs = lists['signs.yaml'].map(({ value: { id, level } }) => ({ id, level }))
  const urgent = pages.filter(({ group }) => group !== undefined && givesUrgentAdvice(group, signs))
  const outOfArea = pages.find(({ id }) => id === pageIds.outOfArea)
  const gated = urgent
    .filter(({ group }) => group?.geoGate === true)
    .map(({ source }) =>
      problem(
        'GATED_ADVICE',
        locate(source, ['geoGate']),
        'the page has advice for an emergency, but would be shown only to visitors from the area',
        'Remove "geoGate: true".',
        [removeAt(source, ['geoGate'])],
      ),
    )
  if (urgent.length === 0 || outOfArea?.group === undefined || urgent.includes(outOfArea)) return gated
  if (isUnread('signs.yaml')) return gated
  const message = 'visitors who are sent here read nothing about emergencies, but other pages say what to do'
  const fix = 'Add a section with an emergency card.'
  return [...gated, problem('NO_FIRST_AID', locate(outOfArea.source, ['kind']), message, fix)]
}
