import { readPlace, type TextPlace, type ToldProblem } from '../../../src/shared/studio.ts'
import type { Loaded } from '../../load-site.ts'
import { applyEdits } from '../../problems/apply-edits.ts'
import { firstPlaces, foldProblems } from '../../problems/fold.ts'
import type { Edit, Problem } from '../../problems/problems.ts'
import { positionAt } from '../../problems/range-of.ts'
import { rangeAt } from '../../read/document.ts'
import { valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { readYaml } from '../../read/read-yaml.ts'
import { sourceOf } from '../../read/source-of.ts'

/**
 * Problems as the editor gets them, each with the text it is in, if that is one of `places`. Similar ones elsewhere are
 * folded, as in a terminal.
 */
export function toldOf(
  problems: readonly Problem[],
  places: readonly string[],
  { sources }: Pick<Loaded, 'sources'>,
): ToldProblem[] {
  const placeOf = new Map(
    problems.map((each) => [each, places.find((place) => isInText(each, readPlace(place), sources))]),
  )
  const isElsewhere = (each: Problem) => placeOf.get(each) === undefined
  const { shown, folds } = foldProblems(problems.filter(isElsewhere))
  const lastShown = new Map(shown.map((each) => [each.code, each]))
  return problems
    .filter((each) => !isElsewhere(each) || shown.includes(each))
    .map((problem) => {
      const { severity, code, file, line, message, fix } = problem
      const place = placeOf.get(problem)
      const fold = lastShown.get(code) === problem ? folds.find((each) => each.code === code) : undefined
      const mended = place === undefined ? undefined : mendedText(problem, readPlace(place), sources)
      return {
        severity,
        code,
        file,
        line,
        message,
        fix,
        ...(place !== undefined && { place }),
        ...(mended !== undefined && { mended }),
        ...(fold !== undefined && { more: `${fold.places.length} more like this: ${firstPlaces(fold)}` }),
      }
    })
}

/**
 * A text before and after a problem in it is fixed. Undefined if the fix needs a decision, or changes more than this
 * text.
 */
function mendedText(
  { edits = [] }: Problem,
  { file, path }: TextPlace,
  sources: readonly Source[],
): ToldProblem['mended'] {
  const source = sourceOf(sources, file)
  const range = source && rangeAt(source, path)
  // An edit of a text of several lines also takes the blanks after it.
  const isWithin = ({ file: other, start, end }: Edit) =>
    other === file && start >= range!.start && source!.text.slice(range!.end, end).trim() === ''
  if (source === undefined || range === undefined || edits.length === 0 || !edits.every(isWithin)) return undefined
  const from = valueAt(source.value, path)
  const to = valueAt(readYaml(file, applyEdits(source.text, edits)).value, path)
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined
}

function isInText({ file, line, column }: Problem, place: TextPlace, sources: readonly Source[]): boolean {
  const source = sourceOf(sources, place.file)
  const range = source && rangeAt(source, place.path)
  if (source === undefined || range === undefined || file !== place.file) return false
  const [from, to] = [range.start, range.end].map((offset) => positionAt(source.text, offset))
  const isAfter = line > from!.line || (line === from!.line && column >= from!.column)
  return isAfter && (line < to!.line || (line === to!.line && column <= to!.column))
}
