import { type Change, readPlace, type ToldProblem, writePlace } from '../../../src/shared/studio.ts'
import { isInCurlyQuotes } from '../../checks/writing/smart-quotes.ts'
import { editValue } from '../../edit/edit-value.ts'
import type { NewText } from '../../edit/save-texts.ts'
import { type Loaded, loadSite } from '../../load-site.ts'
import { applyEdits } from '../../problems/apply-edits.ts'
import { newProblems } from '../../problems/news.ts'
import { isError, type Problem } from '../../problems/problems.ts'
import type { Source } from '../../read/read.ts'
import { readYaml } from '../../read/read-yaml.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { StudioContext } from './context.ts'
import { Refused } from './refused.ts'
import { placeNow, textAt } from './text-places.ts'
import { toldOf } from './told-problems.ts'

/** A file of the manifest before and after edits to its texts. */
export interface EditedFile extends NewText {
  before: string
  after: string
  /** The edited texts. */
  places?: readonly string[]
}

/**
 * The files with these text changes made: only the bytes of those texts differ. Refused if a text is no longer the one
 * that was edited, or is gone.
 */
export function filesAfter(changes: readonly Change[], sources: readonly Source[]): EditedFile[] {
  const edited = new Map<string, Source>()
  const places: string[] = []
  for (const { before, text, ...spot } of changes) {
    const place = placeNow(spot, sources)
    places.push(writePlace(place))
    const { text: now, isNumber } = textAt(place, sources)
    if (now !== before)
      throw new Refused(409, { error: `This text was changed in ${place.file} since you opened it.`, now })
    const source = edited.get(place.file) ?? sourceOf(sources, place.file)!
    const value = isNumber && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
    const edit = editValue(source, place.path, value, isInCurlyQuotes(text))
    if (edit === undefined)
      throw new Refused(422, {
        error: `${place.file} has this text once for several places: edit the file instead.`,
      })
    const after = applyEdits(source.text, [edit])
    edited.set(place.file, { file: place.file, text: after, value: readYaml(place.file, after).value })
  }
  return [...edited.values()].flatMap(({ file, text: after }) => {
    const before = sourceOf(sources, file)!.text
    const edits = places.filter((place) => readPlace(place).file === file)
    return before === after ? [] : [{ file, before, after, places: edits }]
  })
}

/** Like `wouldBe`, but refused with this sentence if the files would cause an error. */
export function wouldHold(
  files: readonly EditedFile[],
  context: StudioContext,
  sentence: (error: ToldProblem) => string,
): { loaded: Loaded; problems: ToldProblem[] } {
  const { loaded, problems } = wouldBe(files, context)
  const error = problems.find(isError)
  if (error !== undefined) throw new Refused(422, { error: sentence(error), problems })
  return { loaded, problems }
}

/** The manifest with these files, and the problems they would add: as found (`added`), and as the editor gets them. */
export function wouldBe(
  files: readonly EditedFile[],
  { folder, loaded: now }: StudioContext,
): { loaded: Loaded; added: readonly Problem[]; problems: ToldProblem[] } {
  const unsaved = new Map(files.map(({ file, after }) => [file, after]))
  const loaded = loadSite(folder, { before: now, preview: true, unsaved })
  const edited = files.flatMap(({ places = [] }) => places)
  const added = newProblems(loaded.problems, now.problems)
  return { loaded, added, problems: toldOf(added, edited, loaded) }
}
