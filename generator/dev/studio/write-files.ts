import { type NewText, saveTexts } from '../../edit/save-texts.ts'
import { Refused } from './refused.ts'

/** Replaces the old files with the new ones. Refused, with nothing written, if one of them has changed meanwhile. */
export function writeFiles(folder: string, files: readonly NewText[]): void {
  const [changed] = saveTexts(folder, files)
  if (changed !== undefined) throw new Refused(409, { error: `${changed} has changed in the meantime: try again.` })
}
