import {
  type Change,
  type Reading,
  readPlace,
  type ToldProblem,
  type Trial,
  writePlace,
} from '../../../src/shared/studio.ts'
import { missesBy, readingLevel, readingScales } from '../../audit/reading-level.ts'
import { codesOf } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import { wordsFile } from '../../parse/schemas/index.ts'
import type { Problem } from '../../problems/problems.ts'
import type { Site } from '../../site.ts'
import type { StudioContext } from './context.ts'
import { filesAfter, wouldBe } from './edited.ts'
import { shownPieces, wordsOf } from './shown-text.ts'
import { placeNow } from './text-places.ts'
import { toldOf } from './told-problems.ts'

/** What these changes would result in, without writing them. */
export function trial(changes: readonly Change[], context: StudioContext): Trial {
  const files = filesAfter(changes, context.loaded.sources)
  const { problems, added, loaded } = wouldBe(files, context)
  return {
    problems: [...problems, ...olderProblems(changes, added, loaded, context)],
    texts: changes.map((change) => measured(change, loaded.site ?? context.loaded.site)),
  }
}

/** The problems that the texts already have and would keep: all of `loaded` except those in `added`. */
function olderProblems(
  changes: readonly Change[],
  added: readonly Problem[],
  loaded: Loaded,
  { loaded: now }: StudioContext,
): ToldProblem[] {
  const isNew = new Set(added)
  const older = loaded.problems.filter((each) => !isNew.has(each))
  const places = changes.map((change) => writePlace(placeNow(change, now.sources)))
  return toldOf(older, places, loaded).flatMap((each) => (each.place === undefined ? [] : [{ ...each, isOlder: true }]))
}

/** How a text will be displayed, and how hard it is to read. */
function measured({ place, text }: Change, site: Site | undefined): Trial['texts'][number] {
  const language = site && languageOf(place, site)
  const shown = shownPieces(text, language, site)
  const reading = language === undefined ? undefined : readingOf(wordsOf(shown), language)
  return { place, shown, ...(reading && { reading }) }
}

function languageOf(place: string, { manifest }: Site): string | undefined {
  const { file, path } = readPlace(place)
  return codesOf(manifest.languages).find((code) => wordsFile(code) === file || path.includes(code))
}

/** For fewer words, a score means nothing. */
const fewestWords = 6

function readingOf(text: string, language: string): Reading | undefined {
  const scale = readingScales[language]
  const level = readingLevel([text], language)
  if (scale === undefined || level === undefined || text.split(/\s+/).length < fewestWords) return undefined
  // The formulas go below zero for a few short words.
  return { scale: scale.name, level: Math.max(0, level), limit: scale.limit, isHard: missesBy(level, scale) > 0 }
}
