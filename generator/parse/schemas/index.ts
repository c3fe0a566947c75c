import './uncompiled.ts'
import type * as z from 'zod'
import { areaSchema } from './area.ts'
import { navigationSchema, partnersSchema, redirectsSchema, testimonialsSchema, wordsSchema } from './lists.ts'
import { pageSchema } from './page.ts'
import { audiencesSchema, citiesSchema, driveTimesSchema, neighborhoodsSchema } from './places.ts'
import { practiceSchema } from './practice.ts'
import { servicesSchema } from './services.ts'

/** The manifest's single files and their schemas. Beside them stand ui/<language>.yaml and pages/. */
export const fileSchemas = {
  'practice.yaml': practiceSchema,
  'services.yaml': servicesSchema,
  'audiences.yaml': audiencesSchema,
  'cities.yaml': citiesSchema,
  'neighborhoods.yaml': neighborhoodsSchema,
  'drive-times.yaml': driveTimesSchema,
  'area.yaml': areaSchema,
  'testimonials.yaml': testimonialsSchema,
  'partners.yaml': partnersSchema,
  'navigation.yaml': navigationSchema,
  'redirects.yaml': redirectsSchema,
  'ui/en.yaml': wordsSchema,
  'ui/es.yaml': wordsSchema,
} as const satisfies Record<string, z.ZodType>

export type ManifestFile = keyof typeof fileSchemas

/** A manifest is whole without these. */
export const optionalFiles: readonly ManifestFile[] = ['area.yaml']

/** The schema of a manifest file, or nothing when the manifest has no such file. */
export function schemaOf(file: string): z.ZodType | undefined {
  if (file.startsWith('pages/')) return pageSchema
  return (fileSchemas as Record<string, z.ZodType>)[file]
}
