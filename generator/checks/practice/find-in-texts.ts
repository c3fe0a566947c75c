import type { Language } from '../../../src/shared/languages.ts'
import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import type { Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { brokenPaths } from '../broken-paths.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { eachText } from '../writing/each-text.ts'

/** Where a text is. The path is reused for the next text: copy it if you keep it. */
export interface TextPlace {
  source: Source
  path: Path
  language: Language
}

/** practice.yaml is what the texts are compared with, and search.yaml holds what visitors type. */
const leftOut = ['practice.yaml', 'search.yaml']

/**
 * Makes a check that finds what texts repeat from practice.yaml. What it finds may depend only on the file and on
 * `given`.
 */
export function findInTexts<Found>(check: string) {
  const remember = keptPerSource<Found>(check)
  return (
    { sources, languages }: LooseManifest,
    given: unknown,
    find: (text: string, place: TextPlace) => readonly Found[],
  ): Found[] => {
    const codes = codesOf(languages)
    const key = JSON.stringify([codes, given])
    const findIn = (source: Source): Found[] => {
      const found: Found[] = []
      eachText(source, codes, (text, { path, language }) => {
        if (language !== undefined) found.push(...find(text, { source, path, language }))
      })
      return found
    }
    return sources
      .filter(({ file }) => !leftOut.includes(file))
      .flatMap((source) => remember(source, key, () => findIn(source)))
  }
}

/** Whether practice.yaml has a mistake under this key: texts that repeat the fact may still be right. */
export const isBroken = (key: string, { practiceSource, languages }: LooseManifest): boolean =>
  brokenPaths(practiceSource, codesOf(languages)).some(([first]) => first === key)

/** Whether a link to another site precedes this place in a text: what follows the link is about somebody else. */
export const isAfterLink = (text: string, index: number): boolean => /\]\(https?:/.test(text.slice(0, index))
