import { type NewText, saveTexts } from '../../edit/save-texts.ts'
import { Refused } from './refused.ts'

/**
 * Replaces the old files with the new ones. Refused, with nothing written, if one of them has changed meanwhile or the
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
    const trouble = troubles[(error as NodeJS.ErrnoException).code ?? '']
    if (trouble === undefined) throw error
    const names = files.map(({ file }) => file).join(', ')
    throw new Refused(422, { error: `${names} was not changed: ${trouble}, then try again.` })
  }
}

const noPermission = 'this user may not write there. Give it permission for the file and its folder'

/** What a disk refuses with, and what to do about it. */
const troubles: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'your disk quota is used up. Free some space',
  EROFS: 'the disk is read-only. Make it writable',
  EACCES: noPermission,
  EPERM: noPermission,
  EBUSY: 'another program has it open. Close it there',
}
