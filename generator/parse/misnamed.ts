import { memo } from '../memo.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { isYaml, type ListedFile } from '../read/list-manifest.ts'
import { betterId } from '../urls.ts'
import type { Misfiled } from './misfiled.ts'

interface Misnamed {
  file: string
  better: string
  isThere: boolean
}

/**
 * Files that were meant as YAML but are not read: `Eyewear.YAML`, or `eyewear.yaml.txt` as some editors save it.
 * Memoized, because parsing, checks and photos each ask for them.
 */
const misnamedFiles = (listed: readonly ListedFile[]): readonly Misnamed[] =>
  memo(listed, 'misnamed files', () =>
    listed
      .filter(({ file, refused }) => isYaml(file) && !/\.ya?ml$/.test(file) && refused === undefined)
      .map(({ file }) => {
        const named = file.replace(/\.ya?ml(\.txt)?$/i, '.yaml')
        const better = named.startsWith('pages/') ? `pages${betterId(named)}.yaml` : lowerCased(named)
        return { file, better, isThere: listed.some((each) => each.file === better) }
      }),
  )

/** The manifest's own names are in lower case. Only a language's code may have capitals: zh-Hant. */
const lowerCased = (file: string) => (file.startsWith('ui/') ? file : file.toLowerCase())

/**
 * The files that there will be once those are renamed and the misfiled ones are moved: until then, nothing that they
 * contain counts as missing.
 */
export const awaitedFiles = (listed: readonly ListedFile[], astray: readonly Misfiled[] = []): string[] => [
  ...misnamedFiles(listed).flatMap(({ better, isThere }) => (isThere ? [] : [better])),
  ...astray.map(({ better }) => better).filter((better) => !listed.some(({ file }) => file === better)),
]

export function misnamed(listed: readonly ListedFile[]): Problem[] {
  return misnamedFiles(listed).map(({ file, better, isThere }) => {
    const fix = isThere ? `Remove it, or give it another name: ${better} already exists.` : `Rename it to ${better}.`
    return problem('UNKNOWN_FILE', topOf(file), `${file} does not end in .yaml, so it is not read`, fix)
  })
}
