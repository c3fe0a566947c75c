import { sep } from 'node:path'

/** Whether a path is that of the folder, or of something inside it. Symlinks are not followed. */
export const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)
