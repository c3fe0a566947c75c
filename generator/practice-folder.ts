import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { called } from './called.ts'
import { fromHome } from './folders.ts'
import { shellWord } from './problems/shell-word.ts'
import { UserError } from './problems/user-error.ts'
import { folderOfChain, isChain } from './read/chain-folders.ts'
import type { Source } from './read/read.ts'

/** Refuses a folder that does not exist. */
export function requireFolder(folder: string): void {
  if (!existsSync(folder)) throw new UserError(whyNoFolder(folder))
}

/** Refuses a folder without a practice, which may belong to something else. */
export function requirePractice(folder: string, sources: readonly Source[]): void {
  if (sources.length === 0)
    throw new UserError(
      `There is no YAML in ${folder}. "${called} init ${shellWord(folder)}" creates a practice there.`,
    )
  const above = sources.some(({ file }) => file === 'practice.yaml') ? undefined : practiceAbove(folder)
  if (above !== undefined)
    throw new UserError(
      `${fromHome(folder)} is a part of the practice in ${fromHome(above)}: name that with ${manifestOption(above)}`,
    )
  const below = practicesBelow(folder, sources)
  if (below.length > 0)
    throw new UserError(
      `The practice is not in ${folder} itself: name its folder with ${below.map(manifestOption).join(' or ')}`,
    )
}

function whyNoFolder(folder: string): string {
  if (isChain(folder))
    return `This command takes one practice: name its folder in ${folderOfChain(folder)}. Only generate and check take all of them.`
  if (/[*?]/.test(fromHome(folder)))
    return `There is no folder ${folder}: --manifest takes no patterns but that of a whole chain, as in 'practices/*', for generate and check. Run the command once for each practice.`
  const above = practiceAbove(folder)
  if (above !== undefined)
    return `There is no folder ${folder}. The YAML is in ${above}: say so with ${manifestOption(above)}`
  return `There is no folder ${folder}. Say where the YAML is with --manifest, or create a practice with "${called} init ${shellWord(folder)}".`
}

const manifestOption = (folder: string) => `--manifest ${shellWord(fromHome(folder))}`

/** The practice in a folder above, for example when the command was started in its pages folder. */
function practiceAbove(folder: string): string | undefined {
  const above = dirname(folder)
  if (above === folder) return undefined
  return existsSync(join(above, 'practice.yaml')) ? above : practiceAbove(above)
}

/** The practices in its subfolders, unless it is a practice itself. In pages/, a file of that name is a page. */
function practicesBelow(folder: string, sources: readonly Source[]): string[] {
  const found = sources.flatMap(({ file }) => /^(?!pages\/)([^/]+)\/practice\.yaml$/.exec(file)?.[1] ?? [])
  return sources.some(({ file }) => file === 'practice.yaml') ? [] : found.map((name) => join(folder, name))
}
