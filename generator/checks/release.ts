import type { LooseManifest } from '../parse/loose-manifest.ts'
import { isOnThisMachine } from '../parse/schemas/text.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { type Group, isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { findBelow } from '../read/walk.ts'
import { unconfirmedNotices } from './notices.ts'
import { unreviewedPages } from './reviews.ts'
import { citeIt, confirmIt, unconfirmedEntries } from './unconfirmed.ts'

/**
 * What a preview may show and a published site may not: placeholders, example testimonials, figures without a source,
 * pages no clinician has read, notices nobody has confirmed.
 */
export function checkRelease(loose: LooseManifest): Problem[] {
  return [
    ...loose.sources.flatMap(refusedGroups),
    ...unconfirmedEntries(loose),
    ...unreviewedPages(loose),
    ...unconfirmedNotices(loose),
  ]
}

/**
 * A problem as a release reports it: words about the profession that a new practice begins with are refused as
 * placeholders are.
 */
export const atRelease = (each: Problem): Problem =>
  each.code === 'STARTER_WORDS' ? { ...each, severity: 'error' } : each

const refusedGroups = (source: Source): Problem[] =>
  findBelow(source.value, (value, path) => (isGroup(value) ? refusal(source, path, value) : undefined))

/** What a group says that a published site may not. */
function refusal(source: Source, path: Path, group: Group): Problem | undefined {
  if (group.placeholder === true) {
    const { name, value, number, id, slug } = group
    const called = String(name ?? value ?? number ?? id ?? slug ?? path.at(-1) ?? source.file)
    const fix = ['claims', 'equipment', 'promises'].includes(String(path[0]))
      ? `${confirmIt} Remove "placeholder: true".`
      : 'Write the real value and remove "placeholder: true".'
    return problem('PLACEHOLDER', locate(source, path), `"${called}" is a placeholder`, fix)
  }
  if (typeof group.url === 'string' && isOnThisMachine(group.url)) {
    const message = `"${group.url}" is an address on this machine`
    const fix = 'Write the address that visitors use, with https.'
    return problem('PLACEHOLDER', locate(source, [...path, 'url']), message, fix)
  }
  if (group.sample === true) {
    const message = `the testimonial "${String(group.id)}" is an example`
    const fix = 'Replace it with words that a patient has allowed you to publish.'
    return problem('SAMPLE_TESTIMONIAL', locate(source, path), message, fix)
  }
  if (group.medical === true && group.source === undefined) {
    const message = `the medical figure "${String(group.id)}" has no source`
    return problem('UNSOURCED_CLAIM', locate(source, path), message, citeIt)
  }
  return undefined
}
