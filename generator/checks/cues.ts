import { plainLetters } from '../../src/shared/plain-letters.ts'
import { fillIns } from '../build/inline.ts'
import type { LooseEntry } from '../parse/loose-entries.ts'
import type { Codes } from '../parse/schemas/localized.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { asGroup, asList } from '../read/raw-values.ts'

/** By language: the mark that words stand for, as in `curtain` -> `sign.curtain`. */
export type Cues = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The cues of entries named as `{kind.id}` in texts, and those that stand for two of them. */
export function collectCues(
  kind: string,
  entries: readonly LooseEntry[],
  codes: Codes,
): { cues: Cues; problems: Problem[] } {
  const problems: Problem[] = []
  const cues = new Map(codes.map((code) => [code, new Map<string, string>()]))
  for (const { source, path, value } of entries) {
    for (const [code, own] of cues) {
      for (const [index, words] of (asList(asGroup(value[code]).cues) ?? []).entries()) {
        const cue = folded(String(words))
        const other = own.get(cue)
        own.set(cue, other ?? `${kind}.${String(value.id)}`)
        if (other === undefined) continue
        const message = `"${String(words)}" also stands for {${other}}`
        const fix = 'Choose words for each of them that stand for it alone.'
        problems.push(problem('CUE_OF_TWO', locate(source, [...path, code, 'cues', index]), message, fix))
      }
    }
  }
  return { cues, problems }
}

/** The first cue in `text` whose mark the text does not name. */
export function unnamedCue(text: string, cues: ReadonlyMap<string, string>): { cue: string; mark: string } | undefined {
  if (cues.size === 0) return undefined
  const words = ` ${folded(text)} `
  for (const [cue, mark] of cues) {
    if (words.includes(` ${cue} `) && !fillIns(text).includes(mark)) return { cue, mark }
  }
  return undefined
}

/** Words alone, without capitals, accents, punctuation and marks. */
const folded = (text: string) =>
  plainLetters(text.replace(/\{[^}]*\}/g, ' '))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
