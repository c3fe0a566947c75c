import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { schemaOf } from '../../parse/schemas/index.ts'
import { validate } from '../../parse/validate.ts'
import { sourceOf } from '../../read/source-of.ts'

/** Whether practice.yaml has a mistake under this key, or is missing: texts that repeat the fact may still be right. */
export function isBroken(key: string, { sources, languages }: LooseManifest): boolean {
  const source = sourceOf(sources, 'practice.yaml')
  if (source === undefined) return true
  const codes = codesOf(languages)
  const { paths } = validate(schemaOf(source.file, codes)!, source, codes[0])
  return paths.some(([first]) => first === key)
}
