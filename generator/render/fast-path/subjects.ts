import { hashOfAll } from '../../hash.ts'
import type { Texts } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { Manifest, Placed, PlacesManifest } from '../../parse/manifest.ts'
import { serviceId } from '../../urls.ts'
import { hashAndNames } from './named-in.ts'
import { cited } from './shown-by-id.ts'

/** Something with a page of its own, whose body is shown on no other page. */
interface Subject {
  /** The id of its page. */
  id: string
  entry: Placed<object>
  text: Texts<object>
  /** All other keys of its entry. */
  more: object
  /** The ids of the sources it lists, besides those that its text cites. */
  sources: readonly string[]
}

export function subjectsOf({ pages, services }: Manifest): Subject[] {
  return [
    ...pages.map((entry) => {
      const { text, sources, ...more } = entry.page
      return { id: entry.id, entry, text, more, sources }
    }),
    ...services.map((entry) => {
      const { text, place: _, ...more } = entry
      return { id: serviceId(entry.slug), entry, text, more, sources: [] }
    }),
  ]
}

/** Hash of its entry, and of the sources that the entry cites or lists. */
export function hashOfSubject({ entry, sources }: Subject, manifest: PlacesManifest): string {
  const { hash, citing } = readEntry(entry)
  return hashOfAll([hash, cited(new Set([...citing, ...sources]), manifest)])
}

export const readEntry = (entry: Placed<object>) =>
  memo(entry, 'inputs', () => {
    // An entry that moves within its file stays the same.
    const { place: _, ...said } = entry
    return hashAndNames(said)
  })
