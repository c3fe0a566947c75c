/** The part of JSON Schema that the manifest's schemas use, with the words that editors add to it. */
export interface JsonSchema {
  $ref?: string
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  definitions?: Record<string, JsonSchema>
  /** What YAML language servers say in place of their own words: of a value's type, and of its pattern. */
  errorMessage?: string
  patternErrorMessage?: string
  defaultSnippets?: { label: string; description: string; body: unknown }[]
}

/** The schemas right below `schema`: of its keys, its entries and the shapes it may have. */
export function* partsOf(schema: JsonSchema): Iterable<JsonSchema> {
  const { properties = {}, propertyNames, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema
  yield* Object.values(properties)
  if (propertyNames !== undefined) yield propertyNames
  if (typeof additionalProperties === 'object') yield additionalProperties
  if (items !== undefined) yield items
  yield* [...anyOf, ...oneOf, ...allOf]
}

/** `schema` with each schema right below it replaced by what `change` makes of it. */
export function mapParts(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, propertyNames, additionalProperties, items, anyOf, oneOf, allOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, change(each)])),
    }),
    ...(propertyNames && { propertyNames: change(propertyNames) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...(items && { items: change(items) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
    ...(allOf && { allOf: allOf.map(change) }),
  }
}

/** Whether `schema` is of words that readers see, and no more is asked of them than that there are some. */
export const isText = ({ type, pattern }: JsonSchema) => type === 'string' && pattern === someText

/** The pattern of a text with something in it: spaces alone are cut off. */
export const someText = '\\S'
