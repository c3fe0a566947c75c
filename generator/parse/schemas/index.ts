import './uncompiled.ts'
import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { areaSchema } from './area.ts'
import { glossarySchema } from './glossary.ts'
import { laterWordsSchema, wordsSchema } from './interface-words.ts'
import { key } from './key.ts'
import { languagesSchema } from './languages.ts'
import { navigationSchema } from './navigation.ts'
import { noticesSchema } from './notices.ts'
import { pageSchema } from './page.ts'
import { partnersSchema } from './partners.ts'
import { audiencesSchema, citiesSchema, driveTimesSchema, neighborhoodsSchema } from './places.ts'
import { practiceSchema } from './practice.ts'
import { pricesSchema } from './prices.ts'
import { redirectsSchema } from './redirects.ts'
import { searchSchema } from './search.ts'
import { servicesSchema } from './services.ts'
import { servicesInCitySchema } from './services-in-cities.ts'
import { signsSchema } from './signs.ts'
import { sourcesSchema } from './sources.ts'
import { teamSchema } from './team.ts'
import { testimonialsSchema } from './testimonials.ts'
import { themeSchema } from './theme.ts'
import { verticalSchema } from './vertical.ts'
import { visitPackSchema } from './visit-pack.ts'

/** The manifest's single files and their schemas. In addition there are ui/<code>.yaml, pages/ and services-in-cities/. */
const makeSchemas = (codes: Codes) => ({
  files: {
    'languages.yaml': key(
      languagesSchema,
      'The languages of the site. The first is the default, and the fallback for text that another language does not have yet.',
    ),
    'vertical.yaml': key(
      verticalSchema(codes),
      'The kind of practice: everything that would differ between a dentist and an eye doctor.',
    ),
    'theme.yaml': key(themeSchema, 'The look of the site, where it differs from the default look.'),
    'practice.yaml': key(practiceSchema(codes), 'Facts about the practice, each listed once.'),
    'team.yaml': key(
      teamSchema(codes),
      'Everybody who works in the practice besides the doctor in practice.yaml, in the order in which pages with `team: true` introduce them.',
    ),
    'services.yaml': key(
      servicesSchema(codes),
      'The services. Each one has a page of its own and a page for every city.',
    ),
    'audiences.yaml': key(
      audiencesSchema(codes),
      'The groups of people that services are for, with lines that name areas of any city.',
    ),
    'cities.yaml': key(
      citiesSchema(codes),
      'The cities that patients come from. `- name: Beaverton` is a complete entry.',
    ),
    'neighborhoods.yaml': key(neighborhoodsSchema(codes), 'The neighborhoods that have a page of their own.'),
    'drive-times.yaml': key(driveTimesSchema, 'Driving times in minutes from the cities to the practice.'),
    'area.yaml': key(
      areaSchema(codes),
      'What the map of the service area shows in addition to the cities and the office.',
    ),
    'signs.yaml': key(
      signsSchema(codes),
      'Signs that something may be wrong and how soon each one needs care, each listed once. Cards and text refer to a sign by its id.',
    ),
    'sources.yaml': key(sourcesSchema(codes), 'The documents that medical facts come from, each listed once.'),
    'notices.yaml': key(
      noticesSchema(codes),
      'The notices that the law may require of the practice, each listed once.',
    ),
    'search.yaml': key(
      searchSchema(codes),
      'Search terms that no page contains, the pages and facts that answer them, and queries to test the search.',
    ),
    'prices.yaml': key(
      pricesSchema(codes),
      'Prices for patients who pay out of pocket. A price is shown only after someone has confirmed it.',
    ),
    'visit-pack.yaml': key(
      visitPackSchema(codes),
      'The part of the printable visit sheets that is the same for every visit.',
    ),
    'testimonials.yaml': key(testimonialsSchema(codes), 'What patients say about the practice.'),
    'partners.yaml': key(partnersSchema, 'Brands of lenses, frames and devices, by category.'),
    'navigation.yaml': key(
      navigationSchema(codes),
      'The links in the header, its menu and the footer, and groups of related pages.',
    ),
    'redirects.yaml': key(redirectsSchema, 'Old addresses and the page that replaces each one.'),
  } as const satisfies Record<string, z.ZodType>,
  words: wordsSchema,
  laterWords: laterWordsSchema,
  page: key(
    pageSchema(codes),
    'A page: one file, whose path is its address. `kind:` determines how it looks and which keys it has.',
  ),
  servicesInCity: key(
    servicesInCitySchema(codes),
    'Text about services for visitors from one city, in a file named after the city.',
  ),
  glossary: key(glossarySchema, 'Words that text in a language must avoid, and what to write instead.'),
})

export type Schemas = ReturnType<typeof makeSchemas>
export type ManifestFile = keyof Schemas['files']

/** A file that is a list of entries. */
export type ListFile = { [F in ManifestFile]: Schemas['files'][F] extends z.ZodArray ? F : never }[ManifestFile]

/** A manifest is complete without these files: what stands in for each. */
export const whenMissing: { readonly [F in ManifestFile]?: z.output<Schemas['files'][F]> | undefined } = {
  'theme.yaml': {},
  'team.yaml': [],
  'area.yaml': { roads: [], streets: [] },
  'signs.yaml': [],
  'sources.yaml': [],
  'notices.yaml': [],
  'search.yaml': [],
  'prices.yaml': [],
  'visit-pack.yaml': undefined,
  'audiences.yaml': [],
  'neighborhoods.yaml': [],
  'testimonials.yaml': [],
  'partners.yaml': [],
  'redirects.yaml': [],
}

export const isOptional = (file: string) => Object.hasOwn(whenMissing, file)

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

/** The code of the language whose interface words the file would have; undefined for other files. */
export const codeOfWordsFile = (file: string) => /^ui\/(.+)\.yaml$/.exec(file)?.[1]

/** With this file, pages about a reason for a visit have sheets to print and bring. */
export const visitPackFile = 'visit-pack.yaml' satisfies ManifestFile

/** What may be wrong with a patient, and how soon it needs care. */
export const signsFile = 'signs.yaml' satisfies ManifestFile

/** The words that the texts of each language avoid. A manifest is complete without it. */
export const glossaryFile = 'ui/glossary.yaml'

/** The folder with a file for each city, named after its slug. */
export const servicesInCitiesFolder = 'services-in-cities/'

/** The schema of a manifest file, or undefined when the manifest has no such file. */
export function schemaOf(file: string, codes: Codes): z.ZodType | undefined {
  const { files, words, laterWords, page, servicesInCity, glossary } = schemasFor(codes)
  if (file.startsWith('pages/')) return page
  if (file.startsWith(servicesInCitiesFolder)) return servicesInCity
  if (file === glossaryFile) return glossary
  if (wordsFile(codes[0]) === file) return words
  if (codes.some((code) => wordsFile(code) === file)) return laterWords
  return (files as Record<string, z.ZodType>)[file]
}
