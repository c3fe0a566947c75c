import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Whether `--manifest` stands for every folder inside a folder: `practices/*`. */
export const isChain = (manifest: string) => basename(manifest) === '*'

/** The folder that the manifests of a chain are in. */
export const folderOfChain = (manifest: string) => dirname(manifest)

/** The names of the folders that contain the manifests of a chain, sorted. Hidden folders do not count. */
export function practicesIn(manifest: string): string[] {
  const folder = folderOfChain(manifest)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && existsSync(join(folder, name, 'practice.yaml')))
    .sort()
}

/** The message for a chain without any practice. */
export const noPracticesMessage = (manifest: string) => `No folder in ${folderOfChain(manifest)} has a practice.yaml.`
