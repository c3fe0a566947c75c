import './uncompiled.ts'
import * as z from 'zod'
import { areaSchema } from './area.ts'
import { glossarySchema } from './glossary.ts'
import { languagesSchema } from './languages.ts'
import { navigationSchema, partnersSchema, redirectsSchema, testimonialsSchema, wordsSchema } from './lists.ts'
import type { Codes } from './localized.ts'
import { noticesSchema } from './notices.ts'
import { pageSchema } from './page.ts'
import { audiencesSchema, citiesSchema, driveTimesSchema, neighborhoodsSchema } from './places.ts'
import { practiceSchema } from './practice.ts'
import { pricesSchema } from './prices.ts'
import { searchSchema } from './search.ts'
import { servicesSchema } from './services.ts'
import { servicesInCitySchema } from './services-in-cities.ts'
import { signsSchema } from './signs.ts'
import { sourcesSchema } from './sources.ts'
import { verticalSchema } from './vertical.ts'
import { visitPackSchema } from './visit-pack.ts'

/** The manifest's single files and their schemas. In addition there are ui/<code>.yaml, pages/ and services-in-cities/. */
const makeSchemas = (codes: Codes) => ({
  files: {
    'languages.yaml': languagesSchema,
    'vertical.yaml': verticalSchema,
    'practice.yaml': practiceSchema(codes),
    'services.yaml': servicesSchema(codes),
    'audiences.yaml': audiencesSchema(codes),
    'cities.yaml': citiesSchema(codes),
    'neighborhoods.yaml': neighborhoodsSchema(codes),
    'drive-times.yaml': driveTimesSchema,
    'area.yaml': areaSchema(codes),
    'signs.yaml': signsSchema(codes),
    'sources.yaml': sourcesSchema(codes),
    'notices.yaml': noticesSchema(codes),
    'search.yaml': searchSchema(codes),
    'prices.yaml': pricesSchema(codes),
    'visit-pack.yaml': visitPackSchema(codes),
    'testimonials.yaml': testimonialsSchema(codes),
    'partners.yaml': partnersSchema,
    'navigation.yaml': navigationSchema(codes),
    'redirects.yaml': redirectsSchema,
  } as const satisfies Record<string, z.ZodType>,
  words: wordsSchema,
  page: pageSchema(codes),
  servicesInCity: servicesInCitySchema(codes),
  glossary: glossarySchema,
})

export type Schemas = ReturnType<typeof makeSchemas>
export type ManifestFile = keyof Schemas['files']

/** A file that is a list of entries. */
export type ListFile = { [F in ManifestFile]: Schemas['files'][F] extends z.ZodArray ? F : never }[ManifestFile]

/** A manifest is whole without these. */
export const optionalFiles: readonly ManifestFile[] = [
  'area.yaml',
  'signs.yaml',
  'sources.yaml',
  'notices.yaml',
  'search.yaml',
  'prices.yaml',
  'visit-pack.yaml',
]

const made = new Map<string, Schemas>()

/** The schemas of a site in these languages, made once: results of checking a file are cached by schema. */
export function schemasFor(codes: Codes): Schemas {
  const name = codes.join(' ')
  const schemas = made.get(name) ?? makeSchemas(codes)
  made.set(name, schemas)
  return schemas
}

/** The names of all manifest files except pages. */
export const manifestFiles = (codes: Codes): string[] => [
  ...Object.keys(schemasFor(codes).files),
  ...codes.map(wordsFile),
  glossaryFile,
]

/** A record with a value for each file that is a list. */
export function perListFile<T>(codes: Codes, make: (file: string) => T): Record<ListFile, T> {
  const lists = Object.entries(schemasFor(codes).files).filter(([, schema]) => schema instanceof z.ZodArray)
  return Object.fromEntries(lists.map(([file]) => [file, make(file)])) as Record<ListFile, T>
}

/** The file with the interface words of a language. */
export const wordsFile = (code: string) => `ui/${code}.yaml`

/** With it, pages that patients come to a visit about have sheets to print and bring. */
export const visitPackFile = 'visit-pack.yaml' satisfies ManifestFile

/** The words that the texts of each language avoid. A manifest is whole without it. */
export const glossaryFile = 'ui/glossary.yaml'

/** The folder with a file for each city, named after its slug. */
export const servicesInCities = 'services-in-cities/'

/** The schema of a manifest file, or nothing when the manifest has no such file. */
export function schemaOf(file: string, codes: Codes): z.ZodType | undefined {
  const { files, words, page, servicesInCity, glossary } = schemasFor(codes)
  if (file.startsWith('pages/')) return page
  if (file.startsWith(servicesInCities)) return servicesInCity
  if (file === glossaryFile) return glossary
  if (codes.some((code) => wordsFile(code) === file)) return words
  return (files as Record<string, z.ZodType>)[file]
}
