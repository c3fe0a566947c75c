import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { brokenPaths } from '../broken-paths.ts'

/** Whether practice.yaml has a mistake under this key: texts that repeat the fact may still be right. */
export function isBroken(key: string, { practiceSource, languages }: LooseManifest): boolean {
  return brokenPaths(practiceSource, codesOf(languages)).some(([first]) => first === key)
}
