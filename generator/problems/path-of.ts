import { posix } from 'node:path'

/** The path of a problem's file for people. `folder` is the manifest's: public/ is next to it, so `..` may lead there. */
export const pathOf = (folder: string, file: string): string =>
  file.startsWith('../') ? posix.join(folder, file) : `${folder}/${file}`
