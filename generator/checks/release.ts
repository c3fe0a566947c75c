import { isOnThisMachine } from '../parse/schemas/text.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import { unreviewedPages } from './reviews.ts'

/** What a preview may show and a published site may not: stand-ins, example testimonials, figures without a source, pages no clinician has read. */
export function checkRelease(sources: readonly Source[]): Problem[] {
  const inGroups = sources.flatMap((source) =>
    [...groupsOf(source.value)].flatMap(({ path, group }) => refuse(source, path, group)),
  )
  return [...inGroups, ...unreviewedPages(sources)]
}

function refuse(source: Source, path: PropertyKey[], group: Record<string, unknown>): Problem[] {
  const name = String(group.name ?? group.value ?? group.number ?? path.at(-1))
  if (group.placeholder === true) {
    return [
      problem(
        'PLACEHOLDER',
        locate(source, path),
        `"${name}" is a stand-in`,
        'Give the true value and remove "placeholder: true".',
      ),
    ]
  }
  if (typeof group.url === 'string' && isOnThisMachine(group.url)) {
    return [
      problem(
        'PLACEHOLDER',
        locate(source, [...path, 'url']),
        `"${group.url}" is an address of this machine`,
        'Give the address that visitors reach, with https.',
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
        'Replace it by words a patient has given you leave to publish.',
      ),
    ]
  }
  if (group.medical === true && group.source === undefined) {
    return [
      problem(
        'UNSOURCED_CLAIM',
        locate(source, path),
        `the medical figure "${String(group.id)}" has no source`,
        'Add "source:" with a title and a url.',
      ),
    ]
  }
  return []
}

function* groupsOf(
  value: unknown,
  path: PropertyKey[] = [],
): Iterable<{ path: PropertyKey[]; group: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { path, group: value as Record<string, unknown> }
  for (const [key, entry] of Object.entries(value))
    yield* groupsOf(entry, [...path, Array.isArray(value) ? Number(key) : key])
}
