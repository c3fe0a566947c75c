import { memo } from '../memo.ts'
import type { ListFile } from '../parse/schemas/index.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { asGroup, asList, isGroup, type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import type { Known, Names } from './names.ts'

/** A kind of name by which one manifest file refers to another, and every place where it occurs. */
export interface Reference {
  code: ProblemCode
  known: (names: Names) => Known
  noun: string
  /** The file that lists the names, if a manifest may lack it. */
  listedIn?: ListFile
  /** How references to an entry begin in texts, if texts can have them. */
  mark?: string
  /**
   * The file, or a folder with a slash for all files in it, and the path in it: `*` is every entry of a list, `{}`
   * every key, a leading `**` any path down to that key.
   */
  places: readonly (readonly [file: string, path: string])[]
}

export const references: readonly Reference[] = [
  {
    code: 'UNKNOWN_AUDIENCE',
    known: (names) => names.audiences,
    noun: 'audience',
    listedIn: 'audiences.yaml',
    places: [['services.yaml', '*.audience']],
  },
  {
    code: 'UNKNOWN_PHONE',
    known: (names) => names.phones,
    noun: 'phone number',
    places: [
      ['services.yaml', '*.phone'],
      ['pages/', 'phone'],
    ],
  },
  {
    code: 'UNKNOWN_VISIT_TYPE',
    known: (names) => names.visitTypes,
    noun: 'visit type',
    places: [
      ['services.yaml', '*.visitType'],
      ['pages/', 'visitType'],
    ],
  },
  {
    code: 'UNKNOWN_PARTNERS',
    known: (names) => names.partnerCategories,
    noun: 'partner category',
    listedIn: 'partners.yaml',
    places: [
      ['services.yaml', '*.partners'],
      ['pages/', 'partners'],
    ],
  },
  {
    code: 'UNKNOWN_SERVICE',
    known: (names) => names.services,
    noun: 'service',
    places: [
      ['services.yaml', '*.related.*'],
      ['testimonials.yaml', '*.service'],
      ['pages/', 'services.*'],
      ['services-in-cities/', '*.service'],
    ],
  },
  {
    code: 'UNKNOWN_TESTIMONIAL',
    known: (names) => names.testimonials,
    noun: 'testimonial',
    listedIn: 'testimonials.yaml',
    places: [
      ['services.yaml', '*.testimonials.*'],
      ['pages/', 'testimonials.*'],
    ],
  },
  {
    code: 'UNKNOWN_CITY',
    known: ({ cities, neighborhoods }) => cities && neighborhoods && new Set([...cities, ...neighborhoods]),
    noun: 'city or neighborhood',
    places: [['neighborhoods.yaml', '*.partOf']],
  },
  {
    code: 'UNKNOWN_CITY',
    known: (names) => names.cities,
    noun: 'city',
    places: [['drive-times.yaml', 'cities.{}']],
  },
  {
    code: 'UNKNOWN_SIGN',
    known: (names) => names.signs,
    noun: 'sign',
    listedIn: 'signs.yaml',
    mark: '{sign.',
    places: [
      ['pages/', '**.signs.*'],
      ['services-in-cities/', '**.signs.*'],
      ['search.yaml', '*.sign'],
      ['visit-pack.yaml', 'usualSigns.*'],
    ],
  },
  {
    code: 'UNKNOWN_SOURCE',
    known: (names) => names.sources,
    noun: 'source',
    listedIn: 'sources.yaml',
    mark: '[[',
    places: [
      ['pages/', 'sources.*'],
      ['signs.yaml', '*.source'],
      ['practice.yaml', 'claims.*.source'],
    ],
  },
  {
    code: 'UNKNOWN_PAGE',
    known: (names) => names.pages,
    noun: 'page',
    places: [
      ['services.yaml', '*.readMore.*'],
      ['signs.yaml', '*.pages.*'],
      ['navigation.yaml', 'header.*.page'],
      ['navigation.yaml', 'servicesMenu.*.page'],
      ['navigation.yaml', 'footer.*.links.*.page'],
      ['navigation.yaml', 'hubs.*.pages.*'],
      ['navigation.yaml', 'hubs.*.pages.*.page'],
      ['search.yaml', '*.page'],
      ['pages/', 'related.*'],
      ['pages/', 'target'],
    ],
  },
]

/** Every place in these files that the rule applies to. */
export const mentionsIn = ({ places }: Reference, sources: readonly Source[]): Mention[] =>
  places.flatMap(([file, path]) =>
    sources
      .filter((source) => (file.endsWith('/') ? source.file.startsWith(file) : source.file === file))
      .flatMap((source) => memo(source, `mentions ${path}`, () => mentionsAt(source, path.split('.')))),
  )

/** Every place in these files with a name that would be reported with this code if it were unknown. */
export const mentionsOf = (code: Reference['code'], sources: readonly Source[]): Mention[] =>
  references.filter((rule) => rule.code === code).flatMap((rule) => mentionsIn(rule, sources))

/** A name that refers to something in another file, or in the same. */
export interface Mention {
  source: Source
  path: Path
  name: string
  isKey: boolean
}

/** The names at `steps` in a file. The steps are written as in `Reference`. */
function mentionsAt(source: Source, steps: readonly string[]): Mention[] {
  const found: Mention[] = []
  // Copied only where a name is found: most of the groups below a `**` have none.
  const path: PropertyKey[] = []
  const enter = (value: unknown, key: PropertyKey, at: number) => {
    path.push(key)
    look(valueAt(value, [key]), at)
    path.pop()
  }
  const look = (value: unknown, at: number) => {
    const step = steps[at]
    if (step === undefined) {
      if (typeof value === 'string') found.push({ source, path: [...path], name: value, isKey: false })
    } else if (step === '{}') {
      for (const name of Object.keys(asGroup(value))) found.push({ source, path: [...path, name], name, isKey: true })
    } else if (step === '*') {
      for (const index of asList(value)?.keys() ?? []) enter(value, index, at + 1)
    } else if (step === '**') {
      if (isGroup(value)) look(value, at + 1)
      for (const key of asList(value)?.keys() ?? Object.keys(asGroup(value))) enter(value, key, at)
    } else enter(value, step, at + 1)
  }
  look(source.value, 0)
  return found
}
