import { stringify } from 'yaml'
import { addTo } from '../group-by.ts'
import { capitalized } from '../text/capitalized.ts'
import { type EditorSchema, isWorthMentioning } from './editor-schema.ts'

/** A Markdown table of the keys of `schema`, including those of nested groups, in schema order. */
export function keyTable(schema: EditorSchema): string {
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return capitalized(typeOf(schema))
  return ['| key | value | required | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function rowsOf(schema: EditorSchema, path: string): string[] {
  const { type, items, additionalProperties, anyOf, oneOf } = schema
  if (type === 'array' && items !== undefined) return rowsOf(items, `${path}[]`)
  const shapes = anyOf ?? oneOf
  if (shapes !== undefined) return rowsOf(merged(shapes), path)
  if (typeof additionalProperties === 'object') return rowsOf(additionalProperties, `${path}.*`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, each]) => {
    const here = `${path}${path === '' ? '' : '.'}${key}`
    return [rowOf(here, each, schema.required?.includes(key) === true), ...rowsOf(each, here)]
  })
}

function rowOf(path: string, schema: EditorSchema, isRequired: boolean): string {
  const { description = '', examples, default: usual } = schema
  const needed = isRequired && usual === undefined ? 'yes' : isWorthMentioning(usual) ? `default: ${code(usual)}` : ''
  const meaning = withExample(outsideCode(description), examples)
  return `| ${[`\`${path}\``, typeOf(schema), needed, meaning].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** Escapes `<slug>` outside code, where Markdown takes it for a tag. */
const outsideCode = (text: string) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('`')

const code = (value: unknown) =>
  `\`${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim().replaceAll('`', "'")}\``

/** The values allowed there, in a few words. */
function typeOf(schema: EditorSchema): string {
  const { $ref, type, items, enum: values, const: value, anyOf, oneOf, additionalProperties } = schema
  if ($ref !== undefined) return $ref === '#' ? 'a group like this one' : linkTo($ref)
  if (value !== undefined) return code(value)
  if (values !== undefined) return `one of ${values.map(code).join(', ')}`
  const shapes = anyOf ?? oneOf
  if (shapes !== undefined) return [...new Set(shapes.map(typeOf))].join(' or ')
  if (type === 'array') return `list${rangeOf(schema)}${items === undefined ? '' : `: ${typeOf(items)}`}`
  if (typeof additionalProperties === 'object') return `group of keys you choose: ${typeOf(additionalProperties)}`
  return typeNames[String(type)] ?? 'group'
}

const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'number',
  integer: 'whole number',
}

function linkTo(ref: string): string {
  const name = ref.slice('#/definitions/'.length)
  return `[${capitalized(name.replaceAll('-', ' '))}](#${name})`
}

function rangeOf({ minItems: least = 0, maxItems: most }: EditorSchema): string {
  if (most === undefined) return least > 1 ? ` of ${least} or more` : ''
  return least === most ? ` of ${most}` : ` of ${least} to ${most}`
}

/** One group with the keys of all these shapes. */
function merged(shapes: readonly EditorSchema[]): EditorSchema {
  const keys = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))
  const properties = Object.fromEntries([...keys].map((key) => [key, mergedKey(key, shapes)]))
  const required = [...keys].filter((key) => shapes.every((shape) => shape.required?.includes(key)))
  return { properties, required }
}

/** A key as these shapes describe it. A key that selects the shape gets the values of all. */
function mergedKey(key: string, shapes: readonly EditorSchema[]): EditorSchema {
  const having = shapes.filter(({ properties = {} }) => properties[key] !== undefined)
  const schemas = having.map(({ properties = {} }) => properties[key]!)
  const { const: _, ...first } = schemas[0]!
  if (schemas.some((schema) => schema.const !== undefined)) {
    return { ...first, enum: schemas.flatMap((schema) => schema.const ?? schema.enum ?? []) }
  }
  const meanings = new Map<string, string[]>()
  for (const { title, properties = {} } of having) {
    const { description = '', examples } = properties[key]!
    addTo(meanings, withExample(description, examples), title!)
  }
  if (meanings.size === 1) return schemas[0]!
  const description = [...meanings].map(([meaning, titles]) => `${titles.join(', ')}: ${meaning}`).join(' · ')
  return { ...first, description, examples: [] }
}

const withExample = (description: string, [example]: readonly unknown[] = []) =>
  example === undefined ? description : `${description} Example: ${code(example)}`
