import { chmodSync, type Stats, statSync } from 'node:fs'
import { makeFolder } from '../disk/make-folder.mjs'

/** Everybody may read a file, and list and enter a folder. */
const readByAll = 0o444
const enteredByAll = 0o555

/** Whether a web server that runs as any user can read the file. */
export const isPublic = ({ mode }: Pick<Stats, 'mode'>): boolean => (mode & readByAll) === readByAll

/** The mode of a published file: the bits that every reader needs are set, whatever the umask. */
export const publicMode = ({ mode }: Pick<Stats, 'mode'>): number => mode | readByAll

/**
 * Creates a folder and its parents so that any web server can enter them. Folders that exist keep their mode. Returns
 * those it created.
 */
export function makePublicFolder(path: string): string[] {
  const made = makeFolder(path)
  for (const folder of made) {
    const { mode } = statSync(folder)
    if ((mode & enteredByAll) !== enteredByAll) chmodSync(folder, mode | enteredByAll)
  }
  return made
}
