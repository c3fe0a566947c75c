import { hashOf } from '../../hash.ts'
import type { Manifest } from '../../parse/manifest.ts'
import type { PlainManifest } from '../practice.ts'

/**
 * The keys whose texts practices of a chain have in common. They are cut into parts, which are named by their content:
 * so practices share equal texts without having to know of each other. Everything else is in the overlay.
 */
const commonKeys = [
  'audiences',
  'navigation',
  'neighborhoods',
  'notices',
  'pages',
  'search',
  'services',
  'servicesInCities',
  'signs',
  'sources',
  'words',
] as const satisfies readonly (keyof Manifest)[]

/** A manifest in parts. */
export interface CutManifest {
  /** What is in the overlay itself. */
  own: PlainManifest
  /** By key, the names of the parts that hold its entries: those of a list, or those of a group. */
  common: Record<string, { of: 'list' | 'group'; parts: string[] }>
}

/** The entries of one part. In a group, each is a key and its value. */
export type Part = readonly unknown[]

/** Cuts a manifest into parts. The text of each is passed to `keep`, with its name. */
export function cutManifest(manifest: PlainManifest, keep: (name: string, text: string) => void): CutManifest {
  const own = Object.entries(manifest).filter(([key]) => !(commonKeys as readonly string[]).includes(key))
  const common = commonKeys.flatMap((key) => {
    const value = manifest[key] as object | undefined
    if (value === undefined) return []
    const parts = cutEntries(Array.isArray(value) ? value : Object.entries(value)).map((text) => {
      const name = hashOf(text)
      keep(name, text)
      return name
    })
    return [[key, { of: Array.isArray(value) ? 'list' : 'group', parts }] as const]
  })
  return { own: Object.fromEntries(own), common: Object.fromEntries(common) }
}

/** The inverse of `cutManifest`. Practices that name the same part share its entries in memory too. */
export function joinManifest({ own, common }: CutManifest, part: (name: string) => Part): PlainManifest {
  const joined = Object.entries(common).map(([key, { of, parts }]) => {
    const entries = parts.flatMap(part)
    return [key, of === 'list' ? entries : Object.fromEntries(entries as [string, unknown][])]
  })
  return { ...own, ...Object.fromEntries(joined) }
}

/** The names of the parts of a manifest, all of which must be read before it is joined. */
export const partNames = ({ common }: CutManifest): string[] => Object.values(common).flatMap(({ parts }) => parts)

/** Small enough that a changed page rewrites little, large enough that a practice is read in a few dozen requests. */
const partBytes = 32_000

/**
 * Splits the entries into the texts of parts. Whether a part ends after an entry depends on that entry alone, and is
 * likelier the larger it is: so adding or changing an entry does not shift the others into other parts.
 */
function cutEntries(entries: readonly unknown[]): string[] {
  const parts: string[][] = [[]]
  for (const text of entries.map(written)) {
    parts.at(-1)!.push(text)
    if (fractionOf(text) < text.length / partBytes) parts.push([])
  }
  return parts.filter((part) => part.length > 0).map((part) => `[${part.join(',')}]`)
}

/** A number from 0 to 1 that depends only on the text. */
const fractionOf = (text: string) => Number.parseInt(hashOf(text).slice(0, 8), 16) / 2 ** 32

/** Drops line numbers, which only problems need: so a YAML comment in one practice makes no difference. */
const written = (entry: unknown) =>
  JSON.stringify(entry, (key, value) => (key === 'place' && isPlace(value) ? { file: value.file } : value))

const isPlace = (value: unknown): value is { file: string } =>
  typeof value === 'object' && value !== null && 'file' in value && 'line' in value
