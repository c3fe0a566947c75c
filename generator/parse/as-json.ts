import * as z from 'zod'

/** The part of JSON Schema that our own schemas turn into. */
export interface InputSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: InputSchema[]
  oneOf?: InputSchema[]
  properties?: Record<string, InputSchema>
  required?: string[]
  additionalProperties?: InputSchema | boolean
  items?: InputSchema
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** A cache: each mistake needs its file's schema as JSON, and converting that takes longer than reading the file. */
const written = new WeakMap<z.ZodType, InputSchema>()

/** What a schema allows an author to write, as JSON Schema. */
export function asJson(schema: z.ZodType): InputSchema {
  let json = written.get(schema)
  if (json === undefined) {
    json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as InputSchema
    written.set(schema, json)
  }
  return json
}
