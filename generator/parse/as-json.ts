import * as z from 'zod'
import { memo } from '../memo.ts'

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
  format?: string
  title?: string
  description?: string
  examples?: unknown[]
}

/**
 * What a schema allows an author to write, as JSON Schema. Memoized: each mistake needs the one of its file, and making
 * it takes longer than reading the file.
 */
export const asJson = (schema: z.ZodType): InputSchema =>
  memo(
    schema,
    'as JSON',
    () => z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as InputSchema,
  )
