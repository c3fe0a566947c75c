import { fillIns } from '../build/inline.ts'
import { memo } from '../memo.ts'
import type { Written } from './parse.ts'

/** The marks by which texts name what the practice claims, has and promises, with whether anybody has confirmed it. */
export function unconfirmedMarks({ claims, equipment, promises }: Registers): Set<string> {
  const marksOf = (kind: string, entries: readonly Registered[]) =>
    entries.filter(({ placeholder }) => placeholder === true).map(({ id }) => `${kind}.${String(id)}`)
  return new Set([...marksOf('fact', claims), ...marksOf('has', equipment), ...marksOf('promise', promises)])
}

interface Registered {
  id?: unknown
  placeholder?: unknown
}

interface Registers {
  claims: readonly Registered[]
  equipment: readonly Registered[]
  promises: readonly Registered[]
}

/**
 * The manifest as it may be published: without a rating or a founder nobody has confirmed, without example testimonials,
 * and without the sentences that rest on a claim, a device or a promise nobody has confirmed. A preview shows them all.
 */
export function withoutStandIns(manifest: Written): Written {
  const { practice, testimonials, pages, services, servicesInCities, cities, neighborhoods } = manifest
  const { rating, doctor } = practice
  const marks = unconfirmedMarks(practice)
  // A file that has not changed since the last time is not looked through again.
  const given = `without ${[...marks].join()}`
  const without = <T extends object>(texts: T): T =>
    marks.size === 0 ? texts : memo(texts, given, () => withoutSentences(texts, marks) as T)
  return {
    ...manifest,
    practice: {
      ...practice,
      rating: rating?.placeholder === true ? undefined : rating,
      doctor: { ...doctor, isFounder: doctor.isFounder && !doctor.placeholder },
    },
    testimonials: testimonials.filter(({ sample }) => !sample),
    pages: pages.flatMap((entry) => {
      const page = without(entry.page) as typeof entry.page | undefined
      if (page === entry.page) return [entry]
      return page === undefined ? [] : [{ ...entry, page }]
    }),
    services: without(services),
    servicesInCities: without(servicesInCities),
    cities: without(cities),
    neighborhoods: without(neighborhoods),
  }
}

/**
 * A tree of texts without the sentences that name one of `marks`. An entry of a list goes when nothing is left of it, or
 * of one of its texts; what stays as it was is the same object.
 */
function withoutSentences(value: unknown, marks: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return keptSentences(value, marks)
  if (Array.isArray(value)) {
    const kept = value.map((each) => withoutSentences(each, marks)).filter((each) => each !== undefined)
    if (kept.length === 0 && value.length > 0) return undefined
    return kept.length === value.length && kept.every((each, index) => each === value[index]) ? value : kept
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = entries.map(([key, each]) => [key, withoutSentences(each, marks)] as const)
  if (kept.some(([, each], index) => each === undefined && entries[index]![1] !== undefined)) return undefined
  return kept.every(([, each], index) => each === entries[index]![1]) ? value : Object.fromEntries(kept)
}

/** The sentences of a text that name none of `marks`; nothing when there are none. */
export function keptSentences(text: string, marks: ReadonlySet<string>): string | undefined {
  if (!names(text, marks)) return text
  const kept = sentencesIn(text).filter((sentence) => !names(sentence, marks))
  return kept.length === 0 ? undefined : kept.join('').trim()
}

const names = (text: string, marks: ReadonlySet<string>) =>
  text.includes('{') && fillIns(text).some((name) => marks.has(name))

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })

const sentencesIn = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
