import type * as z from 'zod'
import type { Source } from '../read/read.ts'

/** A file, and the schema that it is checked against. */
export interface CheckedFile {
  schema: z.ZodType
  source: Source
}
