import type { Codes } from '../languages.ts'
import { schemaOf } from '../parse/schemas/index.ts'
import { validate } from '../parse/validate.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'

/** The paths of the values in a file that its schema rejects. */
export function brokenPaths(source: Source, codes: Codes): readonly Path[] {
  const schema = schemaOf(source.file, codes)
  return schema === undefined ? [] : validate(schema, source, codes[0]).paths
}
