import type { Codes } from '../languages.ts'
import { memo } from '../memo.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { isRead, isYaml, type ListedFile } from '../read/list-manifest.ts'
import { endedAsYaml, hasOtherEnding } from '../read/other-endings.ts'
import { betterId } from '../urls.ts'
import type { Misfiled } from './misfiled.ts'
import { schemaOf, servicesInCitiesFolder } from './schemas/index.ts'

interface Misnamed {
  file: string
  better: string
  isThere: boolean
}

/**
 * Files that were meant as YAML but are not read: `Eyewear.YAML`, `eyewear.yaml.txt` as some editors save it, or
 * `eyewear` with another ending. Memoized, because parsing, checks and photos each ask for them.
 */
const misnamedFiles = (listed: readonly ListedFile[], codes: Codes): readonly Misnamed[] =>
  memo(listed, `misnamed files ${codes}`, () => {
    const present = new Set(listed.map(({ file }) => file))
    return listed
      .filter(({ file, refused }) => !isRead(file) && refused === undefined)
      .flatMap(({ file }) => {
        if (!isYaml(file) && !hasOtherEnding(file)) return []
        const named = endedAsYaml(file)
        const better = named.startsWith('pages/') ? `pages${betterId(named)}.yaml` : lowerCased(named)
        const isThere = present.has(better)
        // Text next to the file itself may be notes about it, or a draft.
        const isMeant = isYaml(file) || (!isThere && schemaOf(better, codes) !== undefined)
        return isMeant ? [{ file, better, isThere }] : []
      })
  })

/** The manifest's own names are in lower case. Only a language's code may have capitals: zh-Hant. */
const lowerCased = (file: string) => (file.startsWith('ui/') ? file : file.toLowerCase())

/**
 * The files that will exist once the misnamed ones are renamed and the misfiled ones are moved: until then, nothing
 * that they contain counts as missing.
 */
export const awaitedFiles = (
  listed: readonly ListedFile[],
  codes: Codes,
  astray: readonly Misfiled[] = [],
): string[] => [
  ...misnamedFiles(listed, codes).flatMap(({ better, isThere }) => (isThere ? [] : [better])),
  ...astray.map(({ better }) => better).filter((better) => !listed.some(({ file }) => file === better)),
]

export function misnamed(listed: readonly ListedFile[], codes: Codes): Problem[] {
  return misnamedFiles(listed, codes).map(({ file, better, isThere }) => {
    const fix = isThere ? `Remove it, or give it another name: ${better} already exists.` : renameTo(better, file)
    return problem('UNKNOWN_FILE', topOf(file), `${file} does not end in .yaml, so it is not read`, fix)
  })
}

/** Any other text in a folder of pages may be a page, or somebody's notes. */
const renameTo = (better: string, file: string) =>
  isYaml(file) || !isNamedByAuthor(better)
    ? `Rename it to ${better}.`
    : `Rename it to ${better}, or move it out of the manifest.`

const isNamedByAuthor = (file: string) => file.startsWith('pages/') || file.startsWith(servicesInCitiesFolder)
