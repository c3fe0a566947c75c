import type * as z from 'zod'
import { requiredPages } from '../checks/names.ts'
import { locate } from '../problems/locate.ts'
import { nearest } from '../problems/nearest.ts'
import { type Place, type Problem, problem } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import { isSpanishOnly, slugOf, writtenId } from '../urls.ts'
import type { Manifest, Placed } from './manifest.ts'
import { fileSchemas, type ManifestFile, optionalFiles, schemaOf } from './schemas/index.ts'
import { pageSchema, type WrittenPage } from './schemas/page.ts'
import { validate } from './validate.ts'

/**
 * Checks every source against its schema. What is right is returned even when something else is wrong, so that later
 * checks can still run; `manifest` is complete exactly when there is no error among `problems`. The photos it names are
 * read apart, see photos/read-photos.ts.
 */
export function parseManifest(sources: readonly Source[]): { manifest: Partial<Written>; problems: Problem[] } {
  const problems = [...sources.flatMap(unknownFile), ...missingPages(sources)]
  const bySchema = <F extends ManifestFile>(file: F): z.output<(typeof fileSchemas)[F]> | undefined => {
    const source = sources.find((each) => each.file === file)
    if (source === undefined) {
      const isNeeded = !optionalFiles.includes(file) && !sources.some((each) => isMeant(each.file, file))
      if (isNeeded) problems.push(missingFile(file))
      return undefined
    }
    if (source.value === undefined) return undefined
    const checked = validate(fileSchemas[file] as z.ZodType, source)
    problems.push(...checked.problems, ...(file === 'cities.yaml' ? misplacedSpanish(source) : []))
    return checked.value as z.output<(typeof fileSchemas)[F]> | undefined
  }
  const placed = <T extends object>(file: ManifestFile, entries: readonly T[] | undefined): Placed<T>[] | undefined => {
    if (entries === undefined) return undefined
    const place = entryPlaces(sources.find((each) => each.file === file)!, entries.length)
    return entries.map((entry, index) => ({ ...entry, place: place(index) }))
  }
  const withSlug = <T extends { name: string; slug?: string | undefined }>(entry: T) => ({
    ...entry,
    slug: entry.slug ?? slugOf(entry.name),
  })

  const manifest: { [K in keyof Written]: Written[K] | undefined } = {
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
    words: bothLanguages(bySchema('ui/en.yaml'), bySchema('ui/es.yaml')),
    pages: sources
      .filter(({ file, value }) => file.startsWith('pages/') && value !== undefined)
      .flatMap((source) => parsePage(source, problems)),
  }
  return { manifest: manifest as Partial<Written>, problems }
}

/** What of a manifest stands in its YAML. */
export type Written = Omit<Manifest, 'photos'>

function unknownFile({ file }: Source): Problem[] {
  if (schemaOf(file) !== undefined) return []
  const meant = nearest(file, Object.keys(fileSchemas))
  const fix =
    meant === undefined
      ? 'Move it under pages/ if it is a written page, or out of the manifest.'
      : `Rename it to ${meant}.`
  return [problem('UNKNOWN_FILE', { file, line: 1, column: 1 }, `${file} is not part of the manifest`, fix)]
}

/** A file under a misspelt name is told of once, as an unknown file, and not again as a missing one. */
const isMeant = (file: string, missing: ManifestFile) =>
  schemaOf(file) === undefined && nearest(file, Object.keys(fileSchemas)) === missing

const missingFile = (file: string, fix = `Create ${file}.`) =>
  problem('MISSING_FILE', { file, line: 1, column: 1 }, `the manifest has no ${file}`, fix)

/** Written pages that the rest of the site cannot do without. */
function missingPages(sources: readonly Source[]): Problem[] {
  const present = new Set(sources.map(({ file }) => writtenId(file)))
  return requiredPages(sources)
    .filter((file) => !present.has(writtenId(file)))
    .map((file) => missingFile(file, `Create ${file}: other pages lead to it.`))
}

const bothLanguages = <T>(en: T | undefined, es: T | undefined) =>
  en === undefined || es === undefined ? undefined : { en, es }

function parsePage(source: Source, problems: Problem[]): Manifest['pages'] {
  const id = writtenId(source.file)
  const place = { file: source.file, line: 1, column: 1 }
  const page = validate(pageSchema, source)
  const own = [
    ...misnamed(id, place),
    ...page.problems,
    ...misplacedSpanish(source),
    ...(page.value === undefined ? [] : missingLanguage(id, page.value, source)),
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

/** Spanish addresses outside /es: readers and the not-found page would take them for English. */
function misplacedSpanish(source: Source): Problem[] {
  const entries = Array.isArray(source.value) ? source.value : [source.value]
  return entries.flatMap((entry: { path?: { es?: unknown } } | null, index) => {
    const address = entry?.path?.es
    if (typeof address !== 'string' || !address.startsWith('/') || isSpanishOnly(address)) return []
    const path = [...(Array.isArray(source.value) ? [index] : []), 'path', 'es']
    return [
      problem('BAD_PAGE_ID', locate(source, path), 'a Spanish address must start with /es/', `Write "/es${address}".`),
    ]
  })
}

function missingLanguage(id: string, page: WrittenPage, source: Source): Problem[] {
  if (!isSpanishOnly(id)) {
    if (page.en !== undefined) return []
    return [
      problem(
        'MISSING_ENGLISH',
        locate(source, []),
        'the English text is missing',
        'Add an "en:" block with the English words.',
      ),
    ]
  }
  if (page.path !== undefined) {
    const message = 'a page under pages/es/ has its address from its file'
    return [problem('UNKNOWN_KEY', locate(source, ['path'], 'key'), message, 'Remove "path:", or rename the file.')]
  }
  if (page.es !== undefined && page.en === undefined) return []
  const fix =
    'Keep only "es:" here, or move the file out of pages/es/ and give the Spanish address as "path: { es: ... }".'
  return [problem('MISSING_FIELD', locate(source, []), 'a page under pages/es/ has "es:" and nothing else', fix)]
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
