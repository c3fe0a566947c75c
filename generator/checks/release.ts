import type { LooseManifest } from '../parse/loose-manifest.ts'
import { isOnThisMachine } from '../parse/schemas/text.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { type Group, isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'
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

function refusedGroups(source: Source): Problem[] {
  const problems: Problem[] = []
  walk(source.value, (value, path) => {
    if (isGroup(value)) problems.push(...refuse(source, path, value))
  })
  return problems
}

function refuse(source: Source, path: Path, group: Group): Problem[] {
  const name = String(group.name ?? group.value ?? group.number ?? group.id ?? group.slug ?? path.at(-1) ?? source.file)
  if (group.placeholder === true) {
    return [
      problem(
        'PLACEHOLDER',
        locate(source, path),
        `"${name}" is a placeholder`,
        ['claims', 'equipment', 'promises'].includes(String(path[0]))
          ? `${confirmIt} Remove "placeholder: true".`
          : 'Write the real value and remove "placeholder: true".',
      ),
    ]
  }
  if (typeof group.url === 'string' && isOnThisMachine(group.url)) {
    return [
      problem(
        'PLACEHOLDER',
        locate(source, [...path, 'url']),
        `"${group.url}" is an address on this machine`,
        'Write the address that visitors use, with https.',
      ),
    ]
  }
  if (group.sample === true) {
    const message = `the testimonial "${String(group.id)}" is an example`
    return [
      problem(
        'SAMPLE_TESTIMONIAL',
        locate(source, path),
        message,
        'Replace it with words that a patient has allowed you to publish.',
      ),
    ]
  }
  if (group.medical === true && group.source === undefined) {
    return [
      problem(
        'UNSOURCED_CLAIM',
        locate(source, path),
        `the medical figure "${String(group.id)}" has no source`,
        citeIt,
      ),
    ]
  }
  return []
}
