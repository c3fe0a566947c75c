import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { careLevel } from '../../parse/schemas/care.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate, locateInside } from '../../read/locate.ts'
import { asList, type Group, isGroup, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { walk } from '../../read/walk.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { collectCues, type FindUnnamed, type Unnamed } from './cues.ts'

/**
 * Cards that give a sign another level than signs.yaml does, texts that refer to a sign without naming it, and words
 * that stand for two signs. Once none are left, no two pages can disagree on how urgent a sign is.
 */
export function checkSigns({ sources, lists, languages }: LooseManifest): Problem[] {
  const signs = lists['signs.yaml']
  const cues = collectCues({ sign: signs }, codesOf(languages))
  // An invalid level is reported in signs.yaml, and not again on every card.
  const levels = new Map(
    signs.flatMap(({ value }) => (careLevel.safeParse(value.level).success ? [[value.id, value.level]] : [])),
  )
  const given = JSON.stringify([[...levels], cues.given])
  return [
    ...cues.problems,
    ...sources
      .filter(({ file }) => file !== 'signs.yaml' && !file.startsWith('ui/'))
      .flatMap((source) => remember(source, given, () => problemsIn(source, levels, cues.finderFor(source)))),
  ]
}

const remember = keptPerSource('signs')

/** The levels of signs, by their ids. */
type Levels = ReadonlyMap<unknown, unknown>

function problemsIn(source: Source, levels: Levels, find: FindUnnamed | undefined): Problem[] {
  const problems: Problem[] = []
  walk(source.value, (value, path) => {
    if (isGroup(value)) problems.push(...wrongLevels(source, path, value, levels))
    else if (typeof value === 'string' && isAdvice(path)) {
      const found = find?.(value, path)
      if (found !== undefined) problems.push(unnamed(source, path, found))
    }
  })
  return problems
}

/** A card with a sign that signs.yaml calls more or less urgent. */
function wrongLevels(source: Source, path: Path, { level, signs }: Group, levels: Levels): Problem[] {
  return (asList(signs) ?? []).flatMap((id, index) => {
    const own = levels.get(id)
    // A level that is missing or misspelled is reported separately.
    if (own === undefined || own === level || !careLevel.safeParse(level).success) return []
    const message = `the level of the sign "${String(id)}" is ${String(own)}, but that of the card is ${String(level)}`
    const fix = `Move it to a card with the level ${String(own)}.`
    return [problem('SIGN_LEVEL', locate(source, [...path, 'signs', index]), message, fix)]
  })
}

/** Free-text reasons on a card or for a choice, and answers: readers look there for how urgent something is. */
const isAdvice = (path: Path) =>
  path.at(-1) === 'answer' || (typeof path.at(-1) === 'number' && ['items', 'when'].includes(String(path.at(-2))))

function unnamed(source: Source, path: Path, { cue, mark }: Unnamed): Problem {
  const fix =
    path.at(-1) === 'answer'
      ? `Write {${mark}} in the answer: it becomes the whole sentence.`
      : `Write "${mark.replace('sign.', '')}" under "signs:" of a card with its level.`
  return problem('FREE_SIGN', locateInside(source, path, cue), `"${cue}" refers to {${mark}} without naming it`, fix)
}
