import { dirname } from 'node:path/posix'
import { Document } from 'yaml'
import { insertEntry } from '../edit/insert-entry.ts'
import { countBy } from '../group-by.ts'
import { kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import type { PageKind } from '../page.ts'
import { type LooseManifest, readLoosely } from '../parse/loose-manifest.ts'
import { iconNames } from '../parse/schemas/icon-names.ts'
import { schemasFor } from '../parse/schemas/index.ts'
import { suggest } from '../problems/nearest.ts'
import { UserError } from '../problems/user-error.ts'
import { asGroup, asList, valueAt } from '../read/raw-values.ts'
import { onlyLanguage, pageIds, parentId, serviceId, slugsOf } from '../urls.ts'
import { addEntry } from './add-entry.ts'
import type { Draft } from './draft.ts'
import { newPageFile, newSlug, pageFileIn, pageIdIn } from './find-thing.ts'
import { schemaLine } from './schema-line.ts'
import { kindsIn, skeletonOf } from './skeleton.ts'

const todoNote =
  'Replace every text that says "To be written", then remove "placeholder: true": a release is refused until then.'

/**
 * Makes the file of a page with a stand-in for every text it must have, in every language, or in its only one under
 * `/es/`. `name` is its address, with or without the leading slash, or only its last part if pages of the kind share a
 * folder. Returns the page's id.
 */
export function addPage(draft: Draft, kind: string, name: string): string {
  const loose = readLoosely(draft.sources())
  const codes = codesOf(loose.languages)
  const { page } = schemasFor(codes)
  const known = kindsIn(page)
  if (!known.includes(kind)) throw new UserError(`There is no kind of page "${kind}". ${suggest(kind, known)}`)
  const folder = name.includes('/') ? '' : folderOf(kind as PageKind, loose)
  const isWhole = /^(?:\/|https?:)/.test(name) || pageFileIn(name) !== undefined
  const slugs = slugsOf(name.replace(/\.ya?ml$/, '')).filter(Boolean)
  const id = isWhole ? pageIdIn(name) : `${folder}/${slugs.join('/')}`
  const file = newPageFile(draft, id)
  const only = onlyLanguage(id, loose.languages)
  const value = skeletonOf(page, {
    codes: only === undefined ? codes : [only],
    of: id.slice(1),
    // Keys that the kind does not have are left out.
    given: { kind, placeholder: true, target: pageIds.home },
  })
  draft.write(file, `${schemaLine(file, 'page')}\n# ${todoNote}\n${print(value)}`)
  return id
}

/** The folder with most pages of the kind; if there are none yet, the address of their parent page. */
function folderOf(kind: PageKind, { pages, vertical }: LooseManifest): string {
  const counts = countBy(
    pages.filter((page) => page.kind === kind),
    ({ id }) => dirname(id),
  )
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const folder = most?.[0] ?? parentId(kinds[kind].parent, vertical) ?? ''
  return folder === '/' ? '' : folder
}

/**
 * Lists a service with a stand-in for every text it must have, in every language. A name that is more than its slug is
 * its name in the first language.
 */
export function addService(draft: Draft, name: string): string {
  const loose = readLoosely(draft.sources())
  const codes = codesOf(loose.languages)
  const slug = newSlug(name)
  const others = loose.lists['services.yaml'].flatMap((entry) => entry.slug ?? [])
  if (others.includes(slug)) throw new UserError(`There is already a service "${slug}".`)
  const { usualVisit, mark } = asGroup(draft.source('vertical.yaml')?.value)
  // The first icon is the eye, which would be wrong for a dentist.
  const icon = iconNames.find((name) => name === mark) ?? 'calendar'
  const related = others.slice(0, 2)
  const { element } = schemasFor(codes).files['services.yaml']
  const value = skeletonOf(element, {
    codes,
    of: slug,
    given: { slug, placeholder: true, visitType: usualVisit, related, icon },
    marks: { cityTitle: '{city}', cityDescription: '{city}', cityHeading: '{city}', inCity: '{city}' },
  })
  if (name !== slug) asGroup(value[codes[0]]).name = name
  joinShortLists(draft, slug, loose)
  joinMenu(draft, slug, others)
  addEntry(draft, 'services.yaml', `# ${todoNote}\n${print([value])}`)
  return slug
}

/** Adds the new service to lists that still have room, because there are few services: readers find it there. */
function joinShortLists(draft: Draft, slug: string, { pages, lists }: LooseManifest): void {
  const all = [
    ...pages.map(({ source }) => ({ source, path: ['services'], most: 3 })),
    ...lists['services.yaml'].map(({ source, path }) => ({ source, path: [...path, 'related'], most: 2 })),
  ]
  for (const { source, path, most } of all) {
    const names = asList(valueAt(source.value, path))
    if (names !== undefined && names.length < most)
      draft.edit(source.file, (each) => insertEntry(each, path, `- ${slug}`))
  }
}

/** Adds the new service to the menu of services, unless that already leaves out one of the `others`. */
function joinMenu(draft: Draft, slug: string, others: readonly string[]): void {
  const links = asList(asGroup(draft.source('navigation.yaml')?.value).servicesMenu) ?? []
  const pages = links.map((link) => asGroup(link).page)
  if (others.every((other) => pages.includes(serviceId(other))))
    draft.edit('navigation.yaml', (source) => insertEntry(source, ['servicesMenu'], `- page: ${serviceId(slug)}`))
}

const print = (value: unknown) => new Document(value).toString({ lineWidth: 0 })
