import { diskCauses } from '../../disk/disk-causes.ts'
import { isSystemError } from '../../disk/system-error.ts'
import { isHalfSaved, type NewText, saveTexts } from '../../edit/save-texts.ts'
import { Refused } from './refused.ts'

/**
 * Replaces the old files with the new ones. Refused, with nothing written, if one of them has changed since, or if the
 * disk does not take them.
 */
export function writeFiles(folder: string, files: readonly NewText[]): void {
  const [changed] = write(folder, files)
  if (changed !== undefined) throw new Refused(409, { error: `${changed} has changed in the meantime: try again.` })
}

function write(folder: string, files: readonly NewText[]): string[] {
  try {
    return saveTexts(folder, files)
  } catch (error) {
    const cause = isSystemError(error) ? diskCauses[error.code] : undefined
    if (cause === undefined) throw error
    const [what, remedy] = cause
    const names = files.map(({ file }) => file).join(', ')
    const left = isHalfSaved(folder) ? 'only partly changed' : 'not changed'
    throw new Refused(422, { error: `${names} was ${left}: ${what}, so ${remedy} and try again.` })
  }
}
