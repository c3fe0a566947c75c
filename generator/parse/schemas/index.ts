import './uncompiled.ts'
import * as z from 'zod'
import { areaSchema } from './area.ts'
import { glossarySchema } from './glossary.ts'
import { key } from './key.ts'
import { languagesSchema } from './languages.ts'
import {
  laterWordsSchema,
  navigationSchema,
  partnersSchema,
  redirectsSchema,
  testimonialsSchema,
  wordsSchema,
} from './lists.ts'
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
import { themeSchema } from './theme.ts'
import { verticalSchema } from './vertical.ts'
import { visitPackSchema } from './visit-pack.ts'

/** The manifest's single files and their schemas. In addition there are ui/<code>.yaml, pages/ and services-in-cities/. */
const makeSchemas = (codes: Codes) => ({
  files: {
    'languages.yaml': key(
      languagesSchema,
      'The languages of the site. The first is the default one: it stands in for what another does not say yet.',
    ),
    'vertical.yaml': key(
      verticalSchema,
      'What sort of practice it is: all that would differ between a dentist and an eye doctor.',
    ),
    'theme.yaml': key(themeSchema, 'How the practice looks, where that differs from what every practice looks like.'),
    'practice.yaml': key(practiceSchema(codes), 'Facts of the practice, each once.'),
    'services.yaml': key(servicesSchema(codes), 'The services. Each has a page, and a page in every city.'),
    'audiences.yaml': key(audiencesSchema(codes), 'Who services are for, with lines that name areas of any city.'),
    'cities.yaml': key(
      citiesSchema(codes),
      'The cities whose people come to the practice. `- name: Beaverton` is a whole entry.',
    ),
    'neighborhoods.yaml': key(neighborhoodsSchema(codes), 'Neighborhoods with a page of their own.'),
    'drive-times.yaml': key(driveTimesSchema, 'Minutes by car from the cities to the practice.'),
    'area.yaml': key(areaSchema(codes), 'What the map of the service area shows besides the cities and the office.'),
    'signs.yaml': key(
      signsSchema(codes),
      'What may be wrong and how soon it needs care, each sign once. Cards and texts name it by its id.',
    ),
    'sources.yaml': key(sourcesSchema(codes), 'Where medical facts come from, each document once.'),
    'notices.yaml': key(noticesSchema(codes), 'What the law wants a practice to tell, each notice once.'),
    'search.yaml': key(
      searchSchema(codes),
      'What visitors look for in words that no page has, what answers them, and what the search is tried with.',
    ),
    'prices.yaml': key(
      pricesSchema(codes),
      'What patients pay who pay themselves. A price is shown once somebody has confirmed it.',
    ),
    'visit-pack.yaml': key(
      visitPackSchema(codes),
      'The sheets that patients print and bring: what they say about every visit.',
    ),
    'testimonials.yaml': key(testimonialsSchema(codes), 'What patients say of the practice.'),
    'partners.yaml': key(partnersSchema, 'Brands of lenses, frames and devices, by what they are for.'),
    'navigation.yaml': key(
      navigationSchema(codes),
      'The links of the header, its menu and the footer, and pages that belong together.',
    ),
    'redirects.yaml': key(redirectsSchema, 'Old addresses, and the page that took the place of each.'),
  } as const satisfies Record<string, z.ZodType>,
  words: wordsSchema,
  laterWords: laterWordsSchema,
  page: key(
    pageSchema(codes),
    'A page of its own: one file, whose path is its address. `kind:` decides how it looks and which keys it has.',
  ),
  servicesInCity: key(
    servicesInCitySchema(codes),
    'What services say to visitors from one city, in a file named after the city.',
  ),
  glossary: key(glossarySchema, 'Words that the texts of a language avoid, and what stands in their place.'),
})

export type Schemas = ReturnType<typeof makeSchemas>
export type ManifestFile = keyof Schemas['files']

/** A file that is a list of entries. */
export type ListFile = { [F in ManifestFile]: Schemas['files'][F] extends z.ZodArray ? F : never }[ManifestFile]

/** A manifest is complete without these. */
const optionalFiles: readonly ManifestFile[] = [
  'theme.yaml',
  'area.yaml',
  'signs.yaml',
  'sources.yaml',
  'notices.yaml',
  'search.yaml',
  'prices.yaml',
  'visit-pack.yaml',
  'audiences.yaml',
  'neighborhoods.yaml',
  'testimonials.yaml',
  'partners.yaml',
  'redirects.yaml',
]

export const isOptional = (file: string) => (optionalFiles as readonly string[]).includes(file)

const made = new Map<string, Schemas>()

/** The schemas of a site in these languages, made once because validation results are cached by schema. */
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

/** With this file, pages about a reason for a visit have sheets to print and bring. */
export const visitPackFile = 'visit-pack.yaml' satisfies ManifestFile

/** What may be wrong with a patient, and how soon it needs care. */
export const signsFile = 'signs.yaml' satisfies ManifestFile

/** The words that the texts of each language avoid. A manifest is complete without it. */
export const glossaryFile = 'ui/glossary.yaml'

/** The folder with a file for each city, named after its slug. */
export const servicesInCities = 'services-in-cities/'

/** The schema of a manifest file, or undefined when the manifest has no such file. */
export function schemaOf(file: string, codes: Codes): z.ZodType | undefined {
  const { files, words, laterWords, page, servicesInCity, glossary } = schemasFor(codes)
  if (file.startsWith('pages/')) return page
  if (file.startsWith(servicesInCities)) return servicesInCity
  if (file === glossaryFile) return glossary
  if (wordsFile(codes[0]!) === file) return words
  if (codes.some((code) => wordsFile(code) === file)) return laterWords
  return (files as Record<string, z.ZodType>)[file]
}
