/** The part of JSON Schema that the manifest's schemas use, with the keywords that editors add to it. */
export interface EditorSchema {
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
  properties?: Record<string, EditorSchema>
  required?: string[]
  propertyNames?: EditorSchema
  additionalProperties?: EditorSchema | boolean
  items?: EditorSchema
  anyOf?: EditorSchema[]
  oneOf?: EditorSchema[]
  allOf?: EditorSchema[]
  definitions?: Record<string, EditorSchema>
  /** What YAML language servers say about a wrong type and a pattern mismatch, instead of their own messages. */
  errorMessage?: string
  patternErrorMessage?: string
  defaultSnippets?: { label: string; description: string; body: unknown }[]
}

/** The direct subschemas of `schema`: of its keys, its entries and the shapes it may have. */
export function* partsOf(schema: EditorSchema): Iterable<EditorSchema> {
  const { properties = {}, propertyNames, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema
  yield* Object.values(properties)
  if (propertyNames !== undefined) yield propertyNames
  if (typeof additionalProperties === 'object') yield additionalProperties
  if (items !== undefined) yield items
  yield* [...anyOf, ...oneOf, ...allOf]
}

/** `schema` with each direct subschema replaced by what `change` makes of it. */
export function mapParts(schema: EditorSchema, change: (part: EditorSchema) => EditorSchema): EditorSchema {
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

/** Whether `schema` is for words that readers see, whose only rule is that they must not be empty. */
export const isText = ({ type, pattern }: EditorSchema) => type === 'string' && pattern === someText

/** Whether a default is worth mentioning. That a list is empty by default is not. */
export const isWorthMentioning = (usual: unknown) => ['string', 'number', 'boolean'].includes(typeof usual)

/** The pattern of a text that is not empty: spaces alone do not count. */
export const someText = '\\S'
