import { join, sep } from 'node:path'
import { logosFolder, photosFolder } from './media.ts'

/** Whether the site depends on the file at `path`, in the manifest at `folder`: both absolute. */
export function isOfManifest(folder: string, path: string): boolean {
  if (!path.startsWith(folder + sep)) return false
  return /\.ya?ml$/.test(path) || [photosFolder, logosFolder].some((name) => path.startsWith(join(folder, name) + sep))
}
