import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { missingFile } from '../../parse/parse.ts'
import { meantFile } from '../../parse/unknown-file.ts'
import { plural } from '../../problems/print.ts'
import type { Problem } from '../../problems/problems.ts'
import { mentionsIn, references } from '../references.ts'

/**
 * Optional files that are missing although other files name their entries. One problem for each file: otherwise, each
 * of these names would be reported as unknown. `awaited` files are present under a wrong name.
 */
export function missingLists({ sources, languages }: LooseManifest, awaited: readonly string[]): Problem[] {
  const present = sources.map(({ file }) => file)
  return references.flatMap((rule) => {
    const { listedIn: file, mark } = rule
    if (file === undefined || present.includes(file) || awaited.includes(file)) return []
    const naming = new Set(mentionsIn(rule, sources).map(({ source }) => source.file))
    for (const each of sources) if (mark !== undefined && each.text.includes(mark)) naming.add(each.file)
    // A file with a misspelled name is reported separately.
    const isMisnamed = present.some((each) => meantFile(each, present, codesOf(languages)) === file)
    if (naming.size === 0 || isMisnamed) return []
    return [missingFile(file, `Restore it, or create it: ${whoRefers([...naming])} to its entries.`)]
  })
}

/** Names one of the files: if the list was removed on purpose, that is where to go on. */
const whoRefers = ([first, ...others]: readonly string[]) =>
  others.length === 0 ? `${first} refers` : `${first} and ${plural(others.length, 'other file')} refer`
