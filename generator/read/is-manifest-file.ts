import { relative, sep } from 'node:path'
import { slashed } from '../disk/slashed.ts'
import { isYaml } from './list-manifest.ts'
import { isInMediaFolder } from './media.ts'
import { hasOtherEnding } from './other-endings.ts'

/** Whether the site of the manifest at `folder` depends on the file at `path`. Both paths are absolute. */
export function isManifestFile(folder: string, path: string): boolean {
  if (!path.startsWith(folder + sep)) return false
  const file = slashed(relative(folder, path))
  return isYaml(file) || isInMediaFolder(file) || hasOtherEnding(file)
}
