import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { sourceOf } from '../../read/source-of.ts'
import { brokenPaths } from '../broken-paths.ts'

/** Whether practice.yaml has a mistake under this key, or is missing: texts that repeat the fact may still be right. */
export function isBroken(key: string, { sources, languages }: LooseManifest): boolean {
  const source = sourceOf(sources, 'practice.yaml')
  return source === undefined || brokenPaths(source, codesOf(languages)).some(([first]) => first === key)
}
