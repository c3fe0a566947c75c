import * as z from 'zod'
import type { Names } from '../checks/names.ts'
import type { Codes } from '../languages.ts'
import { glossaryFile, schemasFor, servicesInCitiesFolder } from '../parse/schemas/index.ts'
import { type EditorSchema, mapParts } from './editor-schema.ts'
import { forEditors } from './for-editors.ts'
import { limitFillIns } from './limit-fill-ins.ts'
import { offerNames } from './offer-names.ts'
import { sayInOurWords } from './say-in-our-words.ts'
import { shareRepeated } from './share-repeated.ts'
import { withSnippets } from './snippets.ts'

/**
 * The JSON Schemas of a manifest in these languages, by file name: `cities.json`. Draft 7 is the newest that editors'
 * YAML support reads in full. With `names`, texts that name something in the manifest may only use names that exist.
 */
export function jsonSchemas(codes: Codes, names?: Names): Record<string, EditorSchema> {
  return Object.fromEntries(
    schemaFiles(codes).map(({ file, of, schema }) => {
      const told = withSnippets(forEditors(schema), codes)
      if (names !== undefined) {
        offerNames(told, of, names)
        limitFillIns(told, of, names)
      }
      return [file, { $schema: draft, ...shareRepeated(told) }]
    }),
  )
}

const draft = 'http://json-schema.org/draft-07/schema#'

interface SchemaFile {
  /** `cities.json`. */
  file: string
  /** The file or folder that it is the schema of: `cities.yaml`, `pages/`. */
  of: string
  schema: EditorSchema
}

/** The schema of every file that a manifest may have, before `shareRepeated`. */
export function schemaFiles(codes: Codes): SchemaFile[] {
  const { files, words, page, servicesInCity, glossary } = schemasFor(codes)
  return [
    ...Object.entries(files).map(([of, schema]) => ({ file: of.replace('.yaml', '.json'), of, schema })),
    { file: 'page.json', of: 'pages/', schema: page },
    { file: 'services-in-cities.json', of: servicesInCitiesFolder, schema: servicesInCity },
    { file: 'words.json', of: 'ui/', schema: words },
    { file: 'glossary.json', of: glossaryFile, schema: glossary },
  ].map(({ schema, ...rest }) => ({ ...rest, schema: { ...titled(asJson(schema)), title: rest.of } }))
}

const asJson = (schema: z.ZodType): EditorSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // Zod omits the examples of a transformed value, because it takes them for examples of the result.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {}
      if (examples !== undefined) jsonSchema.examples = examples as typeof jsonSchema.examples
      sayInOurWords(zodSchema, jsonSchema as EditorSchema)
    },
  }) as EditorSchema

/** Titles each group with its key, which editors then show instead of `object`. */
function titled(schema: EditorSchema): EditorSchema {
  const { properties } = schema
  if (properties === undefined) return mapParts(schema, titled)
  const named = Object.entries(properties).map(([key, each]) => [
    key,
    isUntitledGroup(each) ? { title: key, ...each } : each,
  ])
  return mapParts({ ...schema, properties: Object.fromEntries(named) }, titled)
}

const isUntitledGroup = ({ title, type, oneOf }: EditorSchema) =>
  title === undefined && (type === 'object' || oneOf !== undefined)
