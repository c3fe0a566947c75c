import { byName } from '../languages.ts'
import { isOptional } from '../parse/schemas/index.ts'
import { type JsonSchema, mapParts } from './json-schema.ts'
import { schemaFiles } from './json-schemas.ts'
import { keyTable } from './key-table.ts'
import { shareRepeated } from './share-repeated.ts'

/** REFERENCE.md: every file of a manifest with every key, as the schemas describe them. The same for every manifest. */
export function manifestReference(): string {
  const files = schemaFiles(['language', 'another']).map(({ of, schema }) => [of, withoutAnother(schema)] as const)
  const { properties = {}, definitions = {} } = shareRepeated({ properties: Object.fromEntries(files) })
  const groups = Object.entries(definitions).sort(([a], [b]) => byName(a, b))
  const link = (title: string, name: string) => `- [${title}](#${name})`
  return [
    '# Reference of the manifest',
    'Made by `npm run schema` from the schemas in `generator/parse/schemas`, which say the same in editors. `<language>` is the code of a language, such as `en`. `[]` is every entry of a list, and `*` whatever key you choose.',
    [
      ...Object.keys(properties).map((of) => link(`\`${of}\``, anchorOf(of))),
      '- Groups that stand in several places:',
      ...groups.map(([name, { title }]) => `  ${link(title!, name)}`),
    ].join('\n'),
    ...Object.entries(properties).flatMap(([of, schema]) => [`## \`${of}\``, ...fileSection(of, schema)]),
    '## Groups that stand in several places',
    ...groups.flatMap(([name, schema]) => [`<a id="${name}"></a>\n\n### ${schema.title}`, keyTable(schema)]),
    '',
  ].join('\n\n')
}

function fileSection(of: string, schema: JsonSchema): string[] {
  const optional = isOptional(of) ? ' The file may be left out.' : ''
  const about = `${schema.description ?? ''}${optional}`.trim()
  return [
    ...(about === '' ? [] : [about]),
    ...(schema.oneOf === undefined ? [keyTable(schema)] : kindTables(schema.oneOf)),
  ]
}

/** Tables of the kinds of pages: first the keys that all kinds have, then each kind's own. */
function kindTables(kinds: readonly JsonSchema[]): string[] {
  const [first, ...others] = kinds.map(({ properties = {} }) => properties)
  const isShared = (key: string) =>
    others.every((each) => JSON.stringify(each[key]) === JSON.stringify(first![key])) && first![key] !== undefined
  const shared = new Set(Object.keys(first!).filter(isShared))
  const part = (kind: JsonSchema, isWanted: (key: string) => boolean): JsonSchema => ({
    ...kind,
    properties: Object.fromEntries(Object.entries(kind.properties ?? {}).filter(([key]) => isWanted(key))),
  })
  return [
    '### Keys of every page',
    keyTable(part(kinds[0]!, (key) => shared.has(key))),
    ...kinds.flatMap((kind) => [`### ${kind.title}`, keyTable(part(kind, (key) => !shared.has(key)))]),
  ]
}

/** One language stands for all, with the schema of the second: some keys exist only for languages after the first. */
function withoutAnother(schema: JsonSchema): JsonSchema {
  const { another, ...properties } = schema.properties ?? {}
  if (another === undefined) return mapParts(schema, withoutAnother)
  return mapParts({ ...schema, properties: { ...properties, language: another } }, withoutAnother)
}

/** The anchor that GitHub makes from a heading. */
const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9-]/g, '')
