import { codesOf, type Languages } from '../languages.ts'
import type { Language, PageKind } from '../page.ts'
import type { Row, Subject } from '../site.ts'
import { rowsOf } from './rows.ts'

/** Pages that are made alike, from one part of the manifest. The page table is made of families. */
export interface Family extends Iterable<Row> {
  /** The kinds its pages may be of. */
  kinds: ReadonlySet<PageKind>
  length: number
  /** `index` from 0 to `length` - 1. */
  at: (index: number) => Row
  /** The page of `id` in `language`; never a mirror. */
  find: (id: string, language: Language) => Row | undefined
  findUrl: (url: string) => Row | undefined
  /**
   * What a page takes from the manifest besides what any page may draw on, as data: see render/fast-path for what that is.
   * Left out where nobody has written it down: such a page is compared as a whole.
   */
  dependsOn?: DependsOn
}

type DependsOn = (subject: Subject) => unknown

/** A family of pages that are all made at once. */
export function listed(subjects: readonly Subject[], languages: Languages, dependsOn?: DependsOn): Family {
  const rows = subjects.flatMap((subject) => rowsOf(subject, languages))
  // Of two pages with one address the first is found: that there are two is a problem of its own.
  const urls = new Map([...rows].reverse().map((row) => [row.url, row]))
  const homes = new Map(codesOf(languages).map((code) => [code, new Map<string, Row>()]))
  for (const row of rows) if (row.state !== 'mirror') homes.get(row.language)!.set(row.subject.id, row)
  return {
    kinds: new Set(subjects.map(({ kind }) => kind)),
    length: rows.length,
    at: (index) => rows[index]!,
    find: (id, language) => homes.get(language)?.get(id),
    findUrl: (url) => urls.get(url),
    dependsOn,
    [Symbol.iterator]: () => rows[Symbol.iterator](),
  }
}

interface Factors<Outer, Inner> {
  kind: PageKind
  outer: readonly Outer[]
  inner: readonly Inner[]
  /** The rows of one of each: as many for all, one for each language. */
  rowsOf: (outer: Outer, inner: Inner) => Row[]
  languages: Languages
  /** The places in their lists of what `id` is made of. */
  placesOf: (id: string) => { outer: number; inner: number } | undefined
  /** The language of an address, and the id of the page that would be there. */
  read: (url: string) => { id: string; language: Language }
  dependsOn?: DependsOn
}

/**
 * A page for every pair out of two lists. There may be tens of thousands, and all that is particular to one is the two:
 * their rows are made when asked for, and kept until those of another `outer` entry are asked for, as its pages lead to
 * each other. Their addresses cannot collide, as the slugs in each list differ.
 */
export function product<Outer, Inner>(factors: Factors<Outer, Inner>): Family {
  const { kind, outer, inner, languages, placesOf, read, dependsOn } = factors
  const codes = codesOf(languages)
  const perOuter = inner.length * codes.length
  let latest: { outer: number; rows: Row[][] } = { outer: -1, rows: [] }
  const rowsAt = (outerPlace: number, innerPlace: number): Row[] => {
    if (latest.outer !== outerPlace) latest = { outer: outerPlace, rows: [] }
    latest.rows[innerPlace] ??= factors.rowsOf(outer[outerPlace]!, inner[innerPlace]!)
    return latest.rows[innerPlace]
  }
  const find = (id: string, language: Language): Row | undefined => {
    const places = placesOf(id)
    return places && rowsAt(places.outer, places.inner)[codes.indexOf(language)]
  }
  function* each(): Iterable<Row> {
    for (const outerPlace of outer.keys()) for (const innerPlace of inner.keys()) yield* rowsAt(outerPlace, innerPlace)
  }
  return {
    kinds: new Set([kind]),
    length: outer.length * perOuter,
    at: (index) => {
      const place = index % perOuter
      return rowsAt(Math.floor(index / perOuter), Math.floor(place / codes.length))[place % codes.length]!
    },
    find,
    findUrl: (url) => {
      const { id, language } = read(url)
      return find(id, language)
    },
    dependsOn,
    [Symbol.iterator]: () => each()[Symbol.iterator](),
  }
}
