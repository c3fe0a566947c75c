import { slugOf } from '../urls.ts'

/**
 * The slug by which addresses and other files refer to a place, made from its name where the author left it out.
 * Undefined for an entry with a mistake in either.
 */
export function placeSlug(place: { slug?: string; name: string }): string
export function placeSlug(place: { slug?: unknown; name?: unknown }): string | undefined
export function placeSlug({ slug, name }: { slug?: unknown; name?: unknown }): string | undefined {
  const called = slug ?? (typeof name === 'string' ? slugOf(name) : undefined)
  return typeof called === 'string' ? called : undefined
}
