import type * as z from 'zod'
import { requiredPages } from '../checks/names.ts'
import { codesOf, defaultOf, englishName, type Languages } from '../languages.ts'
import { locate } from '../problems/locate.ts'
import { nearest } from '../problems/nearest.ts'
import { type Place, type Problem, problem } from '../problems/problems.ts'
import { asGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { betterId, onlyIn, slugOf, writtenId } from '../urls.ts'
import type { Manifest, Placed } from './manifest.ts'
import {
  type ManifestFile,
  manifestFiles,
  optionalFiles,
  type Schemas,
  schemaOf,
  schemasFor,
  wordsFile,
} from './schemas/index.ts'
import type { WrittenPage } from './schemas/page.ts'
import { missingText, validate } from './validate.ts'

/**
 * Checks every source against its schema. What is right is returned even when something else is wrong, so that later
 * checks can still run; `manifest` is complete exactly when there is no error among `problems`. The photos it names are
 * read apart, see photos/read-photos.ts.
 */
export function parseManifest(
  sources: readonly Source[],
  languages: Languages,
): { manifest: Partial<Written>; problems: Problem[] } {
  const codes = codesOf(languages)
  const schemas = schemasFor(codes)
  const problems = [...sources.flatMap((source) => unknownFile(source, codes)), ...missingPages(sources)]
  const checked = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const source = sources.find((each) => each.file === file)
    if (source === undefined) {
      const isNeeded =
        !(optionalFiles as readonly string[]).includes(file) && !sources.some((each) => isMeant(each.file, file, codes))
      if (isNeeded) problems.push(missingFile(file))
      return undefined
    }
    if (source.value === undefined) return undefined
    const { value, problems: own } = validate(schema, source, codes[0]!)
    problems.push(...own, ...(file === 'cities.yaml' ? misplacedPaths(source, languages) : []))
    return value
  }
  const bySchema = <F extends ManifestFile>(file: F) =>
    checked(file, schemas.files[file] as unknown as z.ZodType<z.output<Schemas['files'][F]>>)
  const placed = <T extends object>(file: ManifestFile, entries: readonly T[] | undefined): Placed<T>[] | undefined => {
    if (entries === undefined) return undefined
    const place = entryPlaces(sources.find((each) => each.file === file)!, entries.length)
    return entries.map((entry, index) => ({ ...entry, place: place(index) }))
  }
  const withSlug = <T extends { name: string; slug?: string | undefined }>(entry: T) => ({
    ...entry,
    slug: entry.slug ?? slugOf(entry.name),
  })

  const words = codes.map((code) => [code, checked(wordsFile(code), schemas.words)])
  const manifest: { [K in keyof Written]: Written[K] | undefined } = {
    languages: bySchema('languages.yaml') && languages,
    vertical: bySchema('vertical.yaml'),
    practice: bySchema('practice.yaml'),
    services: placed('services.yaml', bySchema('services.yaml')),
    audiences: bySchema('audiences.yaml'),
    cities: placed('cities.yaml', bySchema('cities.yaml')?.map(withSlug)),
    neighborhoods: placed('neighborhoods.yaml', bySchema('neighborhoods.yaml')?.map(withSlug)),
    driveTimes: bySchema('drive-times.yaml'),
    area: bySchema('area.yaml') ?? { roads: [] },
    testimonials: bySchema('testimonials.yaml'),
    partners: bySchema('partners.yaml'),
    navigation: bySchema('navigation.yaml'),
    redirects: bySchema('redirects.yaml'),
    words: words.every(([, tree]) => tree !== undefined) ? Object.fromEntries(words) : undefined,
    pages: sources
      .filter(({ file, value }) => file.startsWith('pages/') && value !== undefined)
      .flatMap((source) => parsePage(source, schemas, languages, problems)),
  }
  return { manifest: manifest as Partial<Written>, problems }
}

/** What of a manifest stands in its YAML. */
export type Written = Omit<Manifest, 'photos'>

function unknownFile({ file }: Source, codes: readonly string[]): Problem[] {
  if (schemaOf(file, codes) !== undefined) return []
  const meant = nearest(file, manifestFiles(codes))
  const fix =
    meant === undefined
      ? 'Move it under pages/ if it is a written page, or out of the manifest.'
      : `Rename it to ${meant}.`
  return [problem('UNKNOWN_FILE', { file, line: 1, column: 1 }, `${file} is not part of the manifest`, fix)]
}

/** A file under a misspelt name is told of once, as an unknown file, and not again as a missing one. */
const isMeant = (file: string, missing: string, codes: readonly string[]) =>
  schemaOf(file, codes) === undefined && nearest(file, manifestFiles(codes)) === missing

const missingFile = (file: string, fix = `Create ${file}.`) =>
  problem('MISSING_FILE', { file, line: 1, column: 1 }, `the manifest has no ${file}`, fix)

/** Written pages that the rest of the site cannot do without. */
function missingPages(sources: readonly Source[]): Problem[] {
  const present = new Set(sources.flatMap(({ file }) => [writtenId(file), betterId(file)]))
  return requiredPages(sources)
    .filter((file) => !present.has(writtenId(file)))
    .map((file) => missingFile(file, `Create ${file}: other pages lead to it.`))
}

function parsePage(source: Source, schemas: Schemas, languages: Languages, problems: Problem[]): Manifest['pages'] {
  const id = writtenId(source.file)
  const place = { file: source.file, line: 1, column: 1 }
  const page = validate(schemas.page, source, defaultOf(languages).code)
  const own = [
    ...misnamed(id, place),
    ...page.problems,
    ...misplacedPaths(source, languages),
    ...(page.value === undefined ? [] : missingLanguage(id, page.value, source, languages)),
  ]
  problems.push(...own)
  return page.value === undefined || own.length > 0 ? [] : [{ id, page: page.value, place }]
}

function misnamed(id: string, place: Place): Problem[] {
  if (/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(id)) return []
  const parts = id.split('/').filter(Boolean).map(slugOf)
  const fix = parts.includes('')
    ? 'Rename the file and its folders with letters a-z.'
    : `Rename the file to pages/${parts.join('/')}.yaml.`
  return [problem('BAD_SLUG', place, "the file's path becomes the URL, and may hold only a-z, 0-9 and hyphens", fix)]
}

/** Addresses outside their language's folder: readers and the not-found page would take them for another language's. */
function misplacedPaths(source: Source, languages: Languages): Problem[] {
  const isList = Array.isArray(source.value)
  const entries = isList ? (source.value as unknown[]) : [source.value]
  return entries.flatMap((entry, index) =>
    languages.slice(1).flatMap(({ code, prefix }) => {
      const address = asGroup(asGroup(entry).path)[code]
      const isWrong = typeof address === 'string' && address.startsWith('/') && onlyIn(address, languages) !== code
      if (!isWrong) return []
      const message = `a ${englishName(code)} address must start with ${prefix}/`
      const at = locate(source, [...(isList ? [index] : []), 'path', code])
      return [problem('BAD_PAGE_ID', at, message, `Write "${prefix}${address}".`)]
    }),
  )
}

function missingLanguage(id: string, page: WrittenPage, source: Source, languages: Languages): Problem[] {
  const only = onlyIn(id, languages)
  if (only === undefined) {
    const { code } = defaultOf(languages)
    return page.text[code] === undefined ? [missingText(code, locate(source, []))] : []
  }
  if (page.path !== undefined) {
    const message = `a page under pages/${only}/ has its address from its file`
    return [problem('UNKNOWN_KEY', locate(source, ['path'], 'key'), message, 'Remove "path:", or rename the file.')]
  }
  if (Object.keys(page.text).join() === only) return []
  const address = englishName(only)
  const fix = `Keep only "${only}:" here, or move the file out of pages/${only}/ and give the ${address} address as "path: { ${only}: ... }".`
  const message = `a page under pages/${only}/ has "${only}:" and nothing else`
  return [problem('MISSING_FIELD', locate(source, []), message, fix)]
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
