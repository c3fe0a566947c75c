import * as z from 'zod'

/** The part of JSON Schema that our own schemas turn into. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** A cache: each mistake needs its file's schema as JSON, and converting that takes longer than reading the file. */
const written = new WeakMap<z.ZodType, JsonSchema>()

/** What a schema allows an author to write, as JSON Schema. */
export function asJson(schema: z.ZodType): JsonSchema {
  let json = written.get(schema)
  if (json === undefined) {
    json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as JsonSchema
    written.set(schema, json)
  }
  return json
}
