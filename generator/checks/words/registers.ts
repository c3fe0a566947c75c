import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { mayNameFacts, unconfirmedMarks } from '../../parse/stand-ins.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import type { Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { findBelow } from '../../read/walk.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { badLosses } from '../left-out.ts'
import { collectCues, type FindUnnamed, type Unnamed } from './cues.ts'

/**
 * Texts that refer to the office's equipment or promises without naming them, and texts that would lose too much once
 * everything unconfirmed is left out.
 */
export function checkRegisters({ sources, claims, equipment, promises, languages }: LooseManifest): Problem[] {
  const cues = collectCues({ has: equipment, promise: promises }, codesOf(languages))
  const values = (entries: typeof claims) => entries.map(({ value }) => value)
  const unconfirmed = unconfirmedMarks({
    claims: values(claims),
    equipment: values(equipment),
    promises: values(promises),
  })
  const given = JSON.stringify([[...unconfirmed], cues.given])
  return [
    ...cues.problems,
    ...sources
      .filter(({ file }) => mayNameFacts(file))
      .flatMap((source) => remember(source, given, () => problemsIn(source, cues.finderFor(source), unconfirmed))),
  ]
}

const remember = keptPerSource('registers')

function problemsIn(source: Source, find: FindUnnamed | undefined, unconfirmed: ReadonlySet<string>): Problem[] {
  const isUnsure = [...unconfirmed].some((mark) => source.text.includes(`{${mark}}`))
  if (find === undefined && !isUnsure) return []
  const problems = findBelow(source.value, (value, path) => {
    const found = typeof value === 'string' ? find?.(value, path) : undefined
    return found && unnamed(source, path, found)
  })
  return isUnsure ? [...problems, ...badLosses(source, unconfirmed)] : problems
}

const unnamed = (source: Source, path: Path, { cue, mark }: Unnamed) =>
  problem(
    'FREE_PROMISE',
    locateInside(source, path, cue),
    `"${cue}" refers to {${mark}} without naming it`,
    `Write {${mark}} in the sentence, or remove the sentence.`,
  )
