import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../disk/files-below.ts'
import { removeAt } from '../edit/remove-at.ts'
import { root, starterFolder } from '../folders.ts'
import { glossaryFile, wordsFile } from '../parse/schemas/index.ts'
import type { Edit } from '../problems/problems.ts'
import { asGroup, asList, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import type { Draft } from './draft.ts'
import { removeEntries } from './remove-entries.ts'

/** The languages it is written in. */
export const starterLanguages = ['en', 'es']

export type Adapt = (file: string, text: string) => string | undefined

/**
 * Writes the starter's files into a draft, in those of its languages that `codes` has, with `{{name}}` filled in.
 * `path:` keeps no address for the first language, whose addresses come from the files. `adapt` changes a file, or
 * leaves it out.
 */
export function copyStarter(
  draft: Draft,
  values: Readonly<Record<string, string>>,
  codes: readonly string[],
  adapt: Adapt = (_, text) => text,
): void {
  const unwanted = starterLanguages.filter((code) => !codes.includes(code))
  const folder = join(root, starterFolder)
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('.yaml') || unwanted.some((code) => file === wordsFile(code))) continue
    const text = readFileSync(join(folder, file), 'utf8').replace(/\{\{([a-z ]+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`the starter's ${file} asks for {{${name}}}, which has no value`)
      return value
    })
    const adapted = adapt(
      file,
      text.replace(/^ *#.*$/gm, (comment) => inOnly(comment, unwanted)),
    )
    if (adapted !== undefined) draft.write(file, adapted)
  }
  for (const { file } of draft.sources()) draft.edit(file, (source) => removalsIn(source, unwanted, codes[0]!))
  removeEntries(draft, glossaryFile, ({ language }) => unwanted.some((code) => code === language))
}

/**
 * The comment, without the words of unwanted languages in its examples: `{ day: 2026-12-24, en: Closed, es: Cerrado }`.
 */
const inOnly = (comment: string, unwanted: readonly string[]) =>
  unwanted.reduce((text, code) => text.replaceAll(new RegExp(`, ${code}: [^,}]*[^,} ]`, 'g'), ''), comment)

/**
 * The edits that remove these languages from each group, and `first` from each `path:`. A group that would be empty is
 * removed whole.
 */
function removalsIn(source: Source, unwanted: readonly string[], first: string): Edit[] {
  const edits: Edit[] = []
  const visit = (value: unknown, path: Path) => {
    const group = asGroup(value)
    const gone = (path.at(-1) === 'path' ? [...unwanted, first] : unwanted).filter((code) => code in group)
    if (gone.length > 0) {
      const isAll = gone.length === Object.keys(group).length
      for (const step of isAll ? [path] : gone.map((code) => [...path, code])) edits.push(removeAt(source, step)!)
      if (isAll) return
    }
    for (const [key, each] of asList(value)?.entries() ?? Object.entries(group)) visit(each, [...path, key])
  }
  visit(source.value, [])
  return edits
}
