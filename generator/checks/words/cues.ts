import { plainLetters } from '../../../src/shared/plain-letters.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { Codes } from '../../parse/schemas/localized.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { fillIns } from '../../text/inline.ts'
import { longWords, mayHaveWords, withoutAccents } from './words-of-file.ts'

/** By language, the mark that a cue stands for: `curtain` -> `sign.curtain`. */
export type Cues = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Collects the cues of entries that texts name as `{kind.id}`, and reports those that stand for two entries. */
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
        const message = `"${String(words)}" is already a cue of {${other}}`
        const fix = 'Give each of them its own cues.'
        problems.push(problem('CUE_OF_TWO', locate(source, [...path, code, 'cues', index]), message, fix))
      }
    }
  }
  return { cues, problems }
}

/** A cue in a text whose mark the text does not name. */
export interface Unnamed {
  cue: string
  mark: string
}

/** Finds the first cue of a language in a text that does not name its mark. */
export type FindUnnamed = (text: string) => Unnamed | undefined

/** Makes, for a file, the functions that search its texts, by language; undefined for a file that can hold no cue. */
export function cueFinder(cues: Cues): (source: Source) => ReadonlyMap<string, FindUnnamed> | undefined {
  const all = [...cues].map(
    ([code, own]) => [code, [...own].map(([cue, mark]) => ({ cue, mark, words: longWords(cue) }))] as const,
  )
  return (source) => {
    const present = all.flatMap(([code, own]) => {
      const here = own.filter(({ words }) => mayHaveWords(source, words))
      return here.length === 0 ? [] : [[code, (text: string) => firstUnnamed(text, here)] as const]
    })
    return present.length === 0 ? undefined : new Map(present)
  }
}

interface Cue extends Unnamed {
  words: readonly string[]
}

function firstUnnamed(text: string, cues: readonly Cue[]): Unnamed | undefined {
  const plain = withoutAccents(text.toLowerCase())
  const likely = cues.filter(({ words }) => words.every((each) => plain.includes(each)))
  if (likely.length === 0) return undefined
  const words = ` ${folded(text)} `
  return likely.find(({ cue, mark }) => words.includes(` ${cue} `) && !fillIns(text).includes(mark))
}

/** The bare words: lowercase, without accents, punctuation or marks. */
const folded = (text: string) =>
  plainLetters(text.replace(/\{[\w.-]*\}/g, ' '))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
