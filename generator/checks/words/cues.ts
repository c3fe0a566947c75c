import { plainLetters } from '../../../src/shared/plain-letters.ts'
import type { Codes } from '../../languages.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { fillIns } from '../../text/inline.ts'
import { longWords, mayHaveWords, withoutAccents } from './words-of-file.ts'

/** By language, the mark that a cue stands for: `curtain` -> `sign.curtain`. */
type Cues = ReadonlyMap<string, ReadonlyMap<string, string>>

interface CollectedCues {
  /** Makes, for a file, the function that searches its texts; undefined for a file that cannot contain a cue. */
  finderFor: (source: Source) => FindUnnamed | undefined
  /** Stands for all cues in the key of a cache. */
  given: string
  /** Cues that stand for two entries. */
  problems: Problem[]
}

/** Collects the cues of entries, by the kind in `{kind.id}`. */
export function collectCues(kinds: Readonly<Record<string, readonly LooseEntry[]>>, codes: Codes): CollectedCues {
  const problems: Problem[] = []
  const cues = new Map(codes.map((code) => [code, new Map<string, string>()]))
  const all = Object.entries(kinds).flatMap(([kind, entries]) =>
    entries.map((entry) => ({ ...entry, mark: `${kind}.${String(entry.value.id)}` })),
  )
  for (const { source, path, value, mark } of all) {
    for (const [code, own] of cues) {
      for (const [index, words] of (asList(asGroup(value[code]).cues) ?? []).entries()) {
        const cue = folded(String(words))
        const other = own.get(cue)
        own.set(cue, other ?? mark)
        if (other === undefined) continue
        const message = `"${String(words)}" is already a cue of {${other}}`
        const fix = 'Give each of them its own cues.'
        problems.push(problem('CUE_OF_TWO', locate(source, [...path, code, 'cues', index]), message, fix))
      }
    }
  }
  const given = JSON.stringify([...cues].map(([code, own]) => [code, ...own]))
  return { finderFor: cueFinder(cues), given, problems }
}

/** A cue in a text that does not name the cue's mark. */
export interface Unnamed {
  cue: string
  mark: string
}

/** Finds, in the text at a path, the first cue of its language whose mark it does not name. */
export type FindUnnamed = (text: string, path: Path) => Unnamed | undefined

function cueFinder(cues: Cues): CollectedCues['finderFor'] {
  const all = [...cues].map(([code, own]) => ({
    code,
    cues: [...own].map(([cue, mark]): Cue => ({ cue, mark, words: longWords(cue) })),
  }))
  return (source) => {
    const present = all
      .map(({ code, cues }) => ({ code, cues: cues.filter(({ words }) => mayHaveWords(source, words)) }))
      .filter(({ cues }) => cues.length > 0)
    if (present.length === 0) return undefined
    return (text, path) => {
      const own = present.find(({ code }) => path.includes(code))
      return own && firstUnnamed(text, own.cues)
    }
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
