import { shortened } from '../../../src/shared/shortened.ts'
import { type Change, type Save, type Saved, type ToldProblem, wouldBreak } from '../../../src/shared/studio.ts'
import type { Loaded } from '../../load-site.ts'
import type { StudioContext } from './context.ts'
import { type EditedFile, filesAfter, wouldHold } from './edited.ts'
import { noteSave } from './history.ts'
import { Refused } from './refused.ts'
import { writeFiles } from './write-files.ts'

/** Writes changed texts. Refused, with nothing written, if they would cause an error or have been changed since. */
export function saveChanges(changes: readonly Change[], context: StudioContext): Saved {
  const [first] = changes
  const files = filesAfter(changes, context.loaded.sources)
  if (first === undefined || files.length === 0) throw new Refused(400, { error: 'Nothing has changed.' })
  const { save, problems } = saveFiles(files, `"${excerpt(first.text)}"`, context)
  return { save, problems }
}

/**
 * Writes changed files and notes the save in the history. Also returns the manifest they make, loaded. Refused with the
 * `sentence` if they would cause an error.
 */
export function saveFiles(
  files: readonly EditedFile[],
  what: string,
  context: StudioContext,
  sentence: (error: ToldProblem) => string = () => wouldBreak,
): Saved & { loaded: Loaded } {
  const { problems, loaded } = wouldHold(files, context, sentence)
  writeFiles(context.folder, files)
  const save: Save = {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    what,
    files: files.map(({ file }) => file),
  }
  noteSave(context, { ...save, changes: files })
  return { save, problems, loaded }
}

/** The first words of a text, to name a save by. */
export const excerpt = (text: string) => shortened(text.trim().replaceAll(/\s+/g, ' '), 60)
