import { entriesAt } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { mentionsOf } from '../references.ts'

/** Examples that have lost their mark: they would be published as the words of a patient. */
export function checkTestimonials({ lists }: LooseManifest): Problem[] {
  return lists['testimonials.yaml'].flatMap(({ source, path, value: { author, sample } }) => {
    if (sample === true || typeof author !== 'string' || !example.test(author)) return []
    const message = `"${author}" is no patient's name, but the testimonial is not marked as an example`
    const fix = 'Add "sample: true", or write words that a patient has allowed you to publish, and their name.'
    return [problem('SAMPLE_TESTIMONIAL', locate(source, [...path, 'author']), message, fix)]
  })
}

const example = /^(?:sample|example|test|fake|ejemplo|muestra)\b|^(?:patient|paciente)(?: \w)?$/i

/**
 * Testimonials that no service and no page lists. Only for a site without errors: a mistake can hide who lists them.
 */
export function unusedTestimonials(sources: readonly Source[]): Problem[] {
  const used = new Set(mentionsOf('UNKNOWN_TESTIMONIAL', sources).map(({ name }) => name))
  return entriesAt(sourceOf(sources, 'testimonials.yaml')).flatMap(({ source, path, value }) => {
    const id = String(value.id)
    if (used.has(id)) return []
    const message = `no page and no service shows the testimonial "${id}"`
    const fix = `Add "${id}" under "testimonials:" of its service in services.yaml, or of pages/index.yaml.`
    return [problem('TESTIMONIAL_UNUSED', locate(source, [...path, 'id']), message, fix)]
  })
}
