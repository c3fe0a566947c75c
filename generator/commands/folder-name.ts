import { relative } from 'node:path'

/** A folder as messages name it: relative to where the command was started. */
export const folderName = (folder: string) => relative(process.cwd(), folder) || '.'
