import type * as z from 'zod'
import { isAmerican } from '../gazetteer/country.ts'
import { withCoordinates } from '../gazetteer/place-cities.ts'
import { addAll } from '../group-by.ts'
import { codesOf } from '../languages.ts'
import { nearest } from '../problems/nearest.ts'
import { type Place, type Problem, problem, topOf } from '../problems/problems.ts'
import type { ListedFile } from '../read/list-manifest.ts'
import { locate } from '../read/locate.ts'
import { asGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import { betterId, writtenId } from '../urls.ts'
import type { LooseManifest } from './loose-manifest.ts'
import type { ParsedManifest, Placed } from './manifest.ts'
import { misfiledProblem } from './misfiled.ts'
import { awaitedFiles, misnamed } from './misnamed.ts'
import { badOwnPaths } from './own-paths.ts'
import { withOwnWords } from './own-words.ts'
import { parsePage } from './parse-page.ts'
import { perFile } from './per-file.ts'
import { placeSlug } from './place-slug.ts'
import { requiredPages } from './required-pages.ts'
import { glossaryFile, isOptional, type ManifestFile, schemasFor, wordsFile } from './schemas/index.ts'
import { meantFile, unknownFile } from './unknown-file.ts'
import { validate } from './validate.ts'

/**
 * Checks every source against its schema. Valid parts are returned even when others are invalid, so that later
 * checks can still run; `manifest` is complete exactly when `problems` has no error. The photos and logos it refers to
 * are read separately, see photos/read-photos.ts and logos/read-logos.ts. `listed` are all files in the folder.
 */
export function parseManifest(
  loose: LooseManifest,
  listed: readonly ListedFile[] = [],
): { manifest: Partial<ParsedManifest>; problems: Problem[] } {
  const { sources, languages } = loose
  const codes = codesOf(languages)
  const schemas = schemasFor(codes)
  const present = sources.map(({ file }) => file)
  const astray = loose.misfiled.map(({ file }) => file)
  const awaited = awaitedFiles(listed, codes, loose.misfiled)
  const problems = [
    ...misnamed(listed, codes),
    ...present.filter((file) => !astray.includes(file)).flatMap((file) => unknownFile(file, present, codes)),
    ...loose.misfiled.map((each) => misfiledProblem(each, present)),
    ...missingPages(loose).filter(({ file }) => !awaited.includes(file)),
  ]
  const valid = <T>(source: Source, schema: z.ZodType<T>): T | undefined => {
    if (source.value === undefined) return undefined
    const { value, problems: own } = validate(schema, source, codes[0])
    addAll(problems, own)
    return value
  }
  const checked = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const source = sourceOf(sources, file)
    if (source !== undefined) return valid(source, schema)
    const isNeeded =
      !isOptional(file) && !awaited.includes(file) && !present.some((each) => meantFile(each, present, codes) === file)
    if (isNeeded) problems.push(missingFile(file))
    return undefined
  }
  const placed = <T extends object>(file: ManifestFile, entries: readonly T[] | undefined): Placed<T>[] | undefined => {
    const source = sourceOf(sources, file)
    return entries && source && withPlaces(entries, source)
  }

  const words = codes.map((code, index) => [
    code,
    checked(wordsFile(code), index === 0 ? schemas.words : schemas.laterWords),
  ])
  const files = perFile(schemas, checked)
  const glossary = sourceOf(sources, glossaryFile)
  if (glossary !== undefined) valid(glossary, schemas.glossary)
  const cities = placed('cities.yaml', files.cities?.map(withSlug))
  const inCities = loose.servicesInCities.map(({ source, city }) => {
    const entries = valid(source, schemas.servicesInCity)
    return [city, Object.fromEntries(withPlaces(entries ?? [], source).map((entry) => [entry.service, entry]))]
  })
  const pages = loose.pages
    .filter(({ source }) => source.value !== undefined)
    .map((page) => parsePage(page, present, schemas, languages))
  problems.push(
    ...loose.lists['cities.yaml'].flatMap((city) => badOwnPaths(city, languages)),
    ...pages.flatMap((page) => page.problems),
  )
  const manifest: { [K in keyof ParsedManifest]: ParsedManifest[K] | undefined } = {
    ...files,
    languages: files.languages && languages,
    services: placed('services.yaml', files.services),
    cities: cities && files.practice ? withCoordinates(cities, files.practice) : cities,
    neighborhoods: placed('neighborhoods.yaml', files.neighborhoods?.map(withSlug)) ?? [],
    sources: files.sources?.map((each) => ({ ...each, language: each.language ?? loose.firstListed })),
    servicesInCities: Object.fromEntries(inCities),
    words: words.every(([, tree]) => tree !== undefined)
      ? withOwnWords(Object.fromEntries(words), !isAmerican(asGroup(loose.practice.address)))
      : undefined,
    pages: pages.flatMap((page) => page.pages),
  }
  return { manifest, problems }
}

/** Most files that are missing were deleted or moved by accident. */
export const missingFile = (file: string, fix = 'Restore it, or create it.') =>
  problem('MISSING_FILE', topOf(file), `the manifest has no ${file}`, fix)

/** Written pages that the rest of the site depends on. */
function missingPages(loose: LooseManifest): Problem[] {
  const present = new Set(loose.pages.flatMap(({ id, source }) => [id, betterId(source.file)]))
  const required = requiredPages(loose)
  const others = loose.pages.map(({ source }) => source.file).filter((file) => !required.includes(file))
  return required
    .filter((file) => !present.has(writtenId(file)))
    .map((file) => missingFile(file, asNeeded(file, others, loose)))
}

/** What to do about a missing page. It may only have been given another name, such as "contact-us". */
function asNeeded(file: string, others: readonly string[], { vertical: { parents } }: LooseManifest): string {
  const longer = file.replace(/\.yaml$/, '-')
  const renamed = nearest(file, others) ?? others.find((each) => each.startsWith(longer))
  const restore = renamed === undefined ? 'Restore it' : `Rename ${renamed} back if that is this page, restore it`
  const [kind] = Object.entries(parents).find(([, page]) => page === writtenId(file)) ?? []
  return kind === undefined
    ? `${restore}, or create it: other pages link to it.`
    : `${restore}, create it, or remove "${kind}:" under "parents:" in vertical.yaml.`
}

const withSlug = <T extends { name: string; slug?: string | undefined }>(entry: T) => ({
  ...entry,
  slug: placeSlug(entry),
})

function withPlaces<T extends object>(entries: readonly T[], source: Source): Placed<T>[] {
  const place = entryPlaces(source, entries.length)
  return entries.map((entry, index) => ({ ...entry, place: place(index) }))
}

/** Where each entry of a list file starts. Counting dashes is far cheaper than keeping the parsed document. */
function entryPlaces(source: Source, count: number): (index: number) => Place {
  const lines: number[] = []
  source.text.split('\n').forEach((text, index) => {
    if (text.startsWith('- ')) lines.push(index + 1)
  })
  if (lines.length !== count) return (index) => locate(source, [index])
  return (index) => ({ file: source.file, line: lines[index]!, column: 1 })
}
