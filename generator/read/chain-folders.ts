import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Whether `--manifest` stands for all folders of a folder: `practices/*`. */
export const isChain = (manifest: string) => basename(manifest) === '*'

/** The folder that the manifests of a chain are in. */
export const folderOfChain = (manifest: string) => dirname(manifest)

/** The names of the folders that hold the manifests of a chain, in order. Hidden ones are none. */
export function practicesIn(manifest: string): string[] {
  const folder = folderOfChain(manifest)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && existsSync(join(folder, name, 'practice.yaml')))
    .sort()
}

/** What is said where no folder is a practice. */
export const nobodyIn = (manifest: string) => `No folder in ${folderOfChain(manifest)} has a practice.yaml.`
