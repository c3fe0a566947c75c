import { memo } from '../memo.ts'
import { fillIns } from '../text/inline.ts'
import { sentencesIn } from '../text/sentences.ts'
import type { ParsedManifest } from './manifest.ts'
import { type Confirmable, isConfirmed } from './schemas/confirmed.ts'
import { servicesInCitiesFolder } from './schemas/index.ts'

/** How the texts of a new entry begin until somebody writes them. */
export const toBeWritten = 'To be written'

/** The lists whose texts may name claims, equipment and promises. So may pages/ and services-in-cities/. */
const listsThatMayName = ['services', 'team', 'cities', 'neighborhoods', 'notices'] as const

/**
 * Whether a file's texts may name claims, equipment and promises. In all other files such names are not filled in,
 * because publishing does not search those for sentences to leave out.
 */
export const mayNameFacts = (file: string) =>
  file.startsWith('pages/') ||
  file.startsWith(servicesInCitiesFolder) ||
  listsThatMayName.some((name) => file === `${name}.yaml`)

/** The marks, such as `fact.since-year`, for claims, equipment and promises that nobody has confirmed yet. */
export function unconfirmedMarks({ claims, equipment, promises }: Registers): Set<string> {
  const marksOf = (kind: string, entries: readonly Registered[]) =>
    entries.filter((each) => !isConfirmed(each)).map(({ id }) => `${kind}.${String(id)}`)
  return new Set([...marksOf('fact', claims), ...marksOf('has', equipment), ...marksOf('promise', promises)])
}

interface Registered extends Confirmable {
  id?: unknown
}

interface Registers {
  claims: readonly Registered[]
  equipment: readonly Registered[]
  promises: readonly Registered[]
}

/**
 * The manifest as it may be published: without an unconfirmed rating or founder, without sample testimonials, and
 * without sentences that rest on an unconfirmed claim, device or promise. A preview shows all of these.
 */
export function withoutStandIns(manifest: ParsedManifest): ParsedManifest {
  const { practice, testimonials, pages, servicesInCities } = manifest
  const { rating, doctor } = practice
  const marks = unconfirmedMarks(practice)
  // A file that has not changed since the last time is not searched again.
  const given = `without ${[...marks].join()}`
  const without = <T extends object>(texts: T): T | undefined =>
    marks.size === 0 ? texts : memo(texts, given, () => withoutSentences(texts, marks) as T | undefined)
  return {
    ...manifest,
    practice: {
      ...practice,
      rating: rating?.placeholder === true ? undefined : rating,
      doctor: { ...doctor, isFounder: doctor.isFounder && !doctor.placeholder },
    },
    testimonials: testimonials.filter(({ sample }) => !sample),
    pages: pages.flatMap((entry) => {
      const page = without(entry.page)
      if (page === entry.page) return [entry]
      return page === undefined ? [] : [{ ...entry, page }]
    }),
    // Where everything would be lost, a check reports it.
    servicesInCities: without(servicesInCities) ?? {},
    ...(Object.fromEntries(listsThatMayName.map((name) => [name, without<object[]>(manifest[name]) ?? []])) as Pick<
      ParsedManifest,
      (typeof listsThatMayName)[number]
    >),
  }
}

/**
 * A tree of texts without the sentences that name one of `marks`. A list entry is dropped when nothing is left of it or
 * of one of its texts: checks/left-out.ts makes sure that nothing confirmed is dropped with it, and no advice on how
 * soon to get care. Unchanged parts stay the same objects.
 */
function withoutSentences(value: unknown, marks: ReadonlySet<string>): unknown {
  if (!namesAny(value, marks)) return value
  if (typeof value === 'string') return keptSentences(value, marks)
  if (Array.isArray(value)) {
    const kept = value.map((each) => withoutSentences(each, marks)).filter((each) => each !== undefined)
    return kept.length === 0 ? undefined : kept
  }
  const entries = Object.entries(value as object)
  const kept = entries.map(([key, each]) => [key, withoutSentences(each, marks)] as const)
  const isLost = kept.some(([, each], index) => each === undefined && entries[index]![1] !== undefined)
  return isLost ? undefined : Object.fromEntries(kept)
}

/** Whether any text in a tree names one of `marks`: hardly any does, and rebuilding it takes several times as long. */
export function namesAny(value: unknown, marks: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names(value, marks)
  if (typeof value !== 'object' || value === null) return false
  for (const key in value) if (namesAny((value as Record<string, unknown>)[key], marks)) return true
  return false
}

/** The sentences of a text that name none of `marks`; undefined when none are left. */
export function keptSentences(text: string, marks: ReadonlySet<string>): string | undefined {
  if (!names(text, marks)) return text
  const kept = sentencesIn(text).filter((sentence) => !names(sentence, marks))
  return kept.length === 0 ? undefined : kept.join('').trim()
}

const names = (text: string, marks: ReadonlySet<string>) =>
  text.includes('{') && fillIns(text).some((name) => marks.has(name))
