import { describe, expect, it } from 'vitest'
import { mend } from '../../../generator/fix/mend.ts'
import { countBy } from '../../../generator/group-by.ts'
import { type Loaded, loadSite } from '../../../generator/load-site.ts'
import { applyEdits } from '../../../generator/problems/apply-edits.ts'
import { type Edit, isError, type Problem } from '../../../generator/problems/problems.ts'
import { someOf } from '../../support/soak.ts'
import { world, worldNames } from '../../support/world.ts'

const nameOf = ({ code, file, message }: Problem) => `${code} ${file}: ${message}`

/** A message may quote text that another fix has changed, so problems are counted by code and file instead. */
const sortOf = ({ code, file }: Problem) => `${code} ${file}`

/** The problems whose code is more frequent in a file than before, except warnings that errors had hidden. */
function newIn(after: Loaded, before: Loaded): string[] {
  const known = countBy(before.problems, sortOf)
  const wasHidden = (problem: Problem) => !isError(problem) && before.site === undefined && after.site !== undefined
  const found = after.problems.filter((problem) => !wasHidden(problem))
  const sorts = [...countBy(found, sortOf)].filter(([sort, count]) => count > (known.get(sort) ?? 0))
  return found.filter((problem) => sorts.some(([sort]) => sort === sortOf(problem))).map(nameOf)
}

/** The value that the sentence of a fix names as what to write instead of another, without its quotes. */
const saidToWrite = ({ code, fix, edits = [] }: Problem) =>
  ['BAD_VALUE', 'UNKNOWN_VALUE', 'WRONG_TYPE'].includes(code) && edits.length === 1
    ? /^(?:Did you mean|Write) "?([^"]+?)"?(?:, without quotes)?[.?](?:$| )/.exec(fix)?.[1]
    : undefined

/** The edited line up to the end of what the edit writes. Keys below each other are joined as a sentence has them. */
function onOneLine({ sources }: Loaded, { file, start, text: written }: Edit): string {
  const before = sources.find((source) => source.file === file)!.text.slice(0, start)
  return (before.slice(before.lastIndexOf('\n') + 1) + written).replaceAll(/\n\s*/g, ', ')
}

const base = loadSite(world('base'))

function withEdits(folder: string, loaded: Loaded, edits: readonly Edit[]): Loaded {
  const files = [...new Set(edits.map(({ file }) => file))]
  const unsaved = files.map((file): [string, string] => {
    const { text } = loaded.sources.find((source) => source.file === file)!
    return [
      file,
      applyEdits(
        text,
        edits.filter((edit) => edit.file === file),
      ),
    ]
  })
  return loadSite(folder, { before: loaded, unsaved: new Map(unsaved) })
}

describe('an automatic fix removes its problem, causes no other and does what its sentence says, where', () => {
  it.each(
    someOf(
      worldNames.map((name) => [name.replaceAll('-', ' '), name]),
      5,
    ),
  )('%s', (_, name) => {
    const folder = world(name)
    const loaded = loadSite(folder, { before: base })
    const before = countBy(loaded.problems, nameOf)
    for (const problem of loaded.problems.filter(({ edits }) => edits !== undefined)) {
      const after = withEdits(folder, loaded, problem.edits!)
      const left = countBy(after.problems, nameOf).get(nameOf(problem)) ?? 0
      expect(left, `still there: ${nameOf(problem)}`).toBeLessThan(before.get(nameOf(problem))!)
      expect(newIn(after, loaded), `made by the fix of ${nameOf(problem)}`).toEqual([])
      const said = saidToWrite(problem)
      if (said !== undefined) expect(onOneLine(loaded, problem.edits![0]!)).toContain(said)
    }
    const mended = mend(folder, loaded, () => true)
    const left = mended.loaded.problems.filter(({ edits }) => edits !== undefined)
    expect(left.map(nameOf), 'all fixes together').toEqual([])
  })
})
