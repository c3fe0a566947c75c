import { join, sep } from 'node:path'
import { isYaml } from './list-manifest.ts'
import { logosFolder, photosFolder } from './media.ts'

/** Whether the site of the manifest at `folder` depends on the file at `path`. Both paths are absolute. */
export function isManifestFile(folder: string, path: string): boolean {
  if (!path.startsWith(folder + sep)) return false
  return isYaml(path) || [photosFolder, logosFolder].some((name) => path.startsWith(join(folder, name) + sep))
}
