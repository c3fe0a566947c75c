import type { LooseEntry } from '../parse/loose-entries.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { pageId, slug } from '../parse/schemas/text.ts'
import { locate } from '../problems/locate.ts'
import { suggest } from '../problems/nearest.ts'
import { type Problem, type ProblemCode, problem } from '../problems/problems.ts'
import type { Path } from '../read/raw-values.ts'
import { walk } from '../read/walk.ts'
import { locationId } from '../urls.ts'
import { isPage, type Known, type Names, suggestPage } from './names.ts'

/** `*` stands for every entry of a list, `{}` for every key of a group. */
interface Rule {
  file: string | ((file: string) => boolean)
  path: string
  code: ProblemCode
  known: (names: Names) => Known
  noun: string
}

const inPages = (file: string) => file.startsWith('pages/')
const pages = (names: Names) => names.pages
const partOf = ({ cities, neighborhoods }: Names) => cities && neighborhoods && new Set([...cities, ...neighborhoods])

/** Every place where one file of the manifest names an entry of another. */
const rules: Rule[] = [
  {
    file: 'services.yaml',
    path: '*.audience',
    code: 'UNKNOWN_AUDIENCE',
    known: (names) => names.audiences,
    noun: 'audience',
  },
  {
    file: 'services.yaml',
    path: '*.phone',
    code: 'UNKNOWN_PHONE',
    known: (names) => names.phones,
    noun: 'phone number',
  },
  {
    file: 'services.yaml',
    path: '*.visitType',
    code: 'UNKNOWN_VISIT_TYPE',
    known: (names) => names.visitTypes,
    noun: 'visit type',
  },
  {
    file: 'services.yaml',
    path: '*.partners',
    code: 'UNKNOWN_PARTNERS',
    known: (names) => names.partnerCategories,
    noun: 'partner category',
  },
  {
    file: 'services.yaml',
    path: '*.related.*',
    code: 'UNKNOWN_SERVICE',
    known: (names) => names.services,
    noun: 'service',
  },
  { file: 'services.yaml', path: '*.readMore.*', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  {
    file: 'services.yaml',
    path: '*.testimonials.*',
    code: 'UNKNOWN_TESTIMONIAL',
    known: (names) => names.testimonials,
    noun: 'testimonial',
  },
  {
    file: 'testimonials.yaml',
    path: '*.service',
    code: 'UNKNOWN_SERVICE',
    known: (names) => names.services,
    noun: 'service',
  },
  { file: 'neighborhoods.yaml', path: '*.partOf', code: 'UNKNOWN_CITY', known: partOf, noun: 'city or neighbourhood' },
  { file: 'drive-times.yaml', path: 'cities.{}', code: 'UNKNOWN_CITY', known: (names) => names.cities, noun: 'city' },
  { file: 'navigation.yaml', path: 'header.*.page', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: 'navigation.yaml', path: 'servicesMenu.*.page', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: 'navigation.yaml', path: 'footer.*.links.*.page', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: 'navigation.yaml', path: 'hubs.*.pages.*', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: 'navigation.yaml', path: 'hubs.*.pages.*.page', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: 'redirects.yaml', path: '*.to', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: inPages, path: 'phone', code: 'UNKNOWN_PHONE', known: (names) => names.phones, noun: 'phone number' },
  {
    file: inPages,
    path: 'partners',
    code: 'UNKNOWN_PARTNERS',
    known: (names) => names.partnerCategories,
    noun: 'partner category',
  },
  {
    file: inPages,
    path: 'visitType',
    code: 'UNKNOWN_VISIT_TYPE',
    known: (names) => names.visitTypes,
    noun: 'visit type',
  },
  { file: inPages, path: 'related.*', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: inPages, path: 'target', code: 'UNKNOWN_PAGE', known: pages, noun: 'page' },
  { file: inPages, path: 'services.*', code: 'UNKNOWN_SERVICE', known: (names) => names.services, noun: 'service' },
  {
    file: inPages,
    path: 'testimonials.*',
    code: 'UNKNOWN_TESTIMONIAL',
    known: (names) => names.testimonials,
    noun: 'testimonial',
  },
]

/** Names that match nothing in the manifest, and neighbourhoods that are part of each other. */
export function checkReferences(loose: LooseManifest, names: Names): Problem[] {
  return [...rules.flatMap((rule) => unknownNames(rule, loose, names)), ...circles(loose, names)]
}

function unknownNames(rule: Rule, { sources, languages }: LooseManifest, names: Names): Problem[] {
  const known = rule.known(names)
  if (known === undefined) return []
  const toPage = rule.code === 'UNKNOWN_PAGE'
  const matching = sources.filter(({ file }) => (typeof rule.file === 'string' ? file === rule.file : rule.file(file)))
  return matching.flatMap((source) =>
    mentions(source.value, rule.path.split('.')).flatMap(({ path, name, isKey }) => {
      if (known.has(name) || !isWellFormed(name, toPage) || (toPage && isPage(name, names))) return []
      const place = locate(source, path, isKey ? 'key' : 'value')
      return [
        problem(
          rule.code,
          place,
          `there is no ${rule.noun} "${name}"`,
          toPage ? suggestPage(name, names, languages) : suggest(name, known),
        ),
      ]
    }),
  )
}

/** Anything that is not a slug or path at all is reported where its file is parsed. */
const isWellFormed = (name: string, toPage: boolean) => (toPage ? pageId : slug).safeParse(name).success

interface Part {
  slug: string
  partOf: string
  entry: LooseEntry
}

/** Neighbourhoods that are, through their parents, part of themselves: each cycle once, at its first entry. */
function circles(loose: LooseManifest, names: Names): Problem[] {
  const parts = new Map(inOtherPlaces(loose, names).map((part) => [part.slug, part]))
  const told = new Set<string>()
  return [...parts.values()].flatMap(({ slug: first, partOf, entry }) => {
    const way = [first]
    let next = partOf
    for (let part = parts.get(next); part !== undefined && !way.includes(next); part = parts.get(next)) {
      way.push(next)
      next = part.partOf
    }
    if (next !== first || told.has(first)) return []
    for (const slug of way) told.add(slug)
    const message = `"${first}" is part of ${[...way.slice(1), first].map((slug) => `"${slug}"`).join(', which is part of ')}`
    const fix = 'Let one of them be part of a city, or of nothing.'
    return [problem('CIRCULAR_PART_OF', locate(entry.source, [...entry.path, 'partOf']), message, fix)]
  })
}

/** The neighbourhoods whose parents do not end in a city: one without a page leads on to its namesake here. */
function inOtherPlaces({ lists, vertical }: LooseManifest, { cities, pages }: Names): Part[] {
  if (cities === undefined) return []
  return (lists['neighborhoods.yaml'] ?? []).flatMap((entry) => {
    const { slug, value } = entry
    const { partOf } = value
    if (slug === undefined || typeof partOf !== 'string') return []
    const ends = cities.has(partOf) && (partOf === slug || pages.has(locationId(partOf, vertical)))
    return ends ? [] : [{ slug, partOf, entry }]
  })
}

interface Mention {
  path: Path
  name: string
  isKey: boolean
}

/** The names at the places that a rule's path matches. */
function mentions(root: unknown, steps: readonly string[]): Mention[] {
  const found: Mention[] = []
  walk(root, (value, path) => {
    const step = steps[path.length - 1]
    if (step === undefined) return undefined
    const key = path.at(-1)!
    if (step === '{}') {
      if (typeof key === 'string') found.push({ path: [...path], name: key, isKey: true })
      return false
    }
    if (step === '*' ? typeof key !== 'number' : key !== step) return false
    if (path.length < steps.length) return undefined
    if (typeof value === 'string') found.push({ path: [...path], name: value, isKey: false })
    return false
  })
  return found
}
