import { type NewText, saveTexts } from '../../edit/save-texts.ts'
import { Refused } from './refused.ts'

/** Puts the new files in place of the old. Refused, with nothing written, when one of them is not what it was. */
export function writeFiles(folder: string, files: readonly NewText[]): void {
  const [changed] = saveTexts(folder, files)
  if (changed !== undefined) throw new Refused(409, { error: `${changed} was changed meanwhile: try again.` })
}
