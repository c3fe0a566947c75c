import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadSite } from '../../../generator/load-site.ts'
import { applyEdits } from '../../../generator/problems/apply-edits.ts'
import { isError, type Problem } from '../../../generator/problems/problems.ts'
import { isSoak } from '../../support/soak.ts'
import { clearwater } from '../../support/world.ts'

const whole = loadSite(clearwater)

/** The names in a file: keys, and values and links that refer to something. */
function namesIn(text: string): { at: number; name: string }[] {
  const lines = /^[ -]*(?:[\w-]+:)?(?: [a-z/-]+)?$|\]\(\//
  const names = /(?<![\w-])[a-z][a-zA-Z-]{4,30}(?=:|[\],)\s#-]|$)/gm
  return [...text.matchAll(names)].flatMap(({ 0: name, index: at }) => {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at))
    return lines.test(line) && (!line.includes('](') || text[at - 1] === '/') ? [{ at, name }] : []
  })
}

/** Leaves out a letter, inserts a wrong one before it, or swaps it with the next. */
const slips: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}x${text.slice(at)}`,
  (text, at) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
]

const slip = fc.record({ file: fc.nat(), name: fc.nat(), letter: fc.nat(), kind: fc.nat(slips.length - 1) })

const errorsWith = (texts: ReadonlyMap<string, string>) =>
  loadSite(clearwater, { before: whole, unsaved: texts }).problems.filter(isError)

/** The message of each error, without its place, which an edit may move. */
const named = (problems: readonly Problem[]) => problems.map(({ code, file, message }) => `${code} ${file} ${message}`)

it('the edit for a typo undoes it byte for byte, or makes a reference agree with the mistyped name', () => {
  let undone = 0
  fc.assert(
    fc.property(slip, ({ file, name, letter, kind }) => {
      const source = whole.sources[file % whole.sources.length]!
      const names = namesIn(source.text)
      const meant = names[name % names.length]
      if (meant === undefined) return
      const typed = slips[kind]!(source.text, meant.at + 1 + (letter % (meant.name.length - 2)))
      const texts = new Map([[source.file, typed]])
      for (const { edits } of errorsWith(texts)) {
        if (edits === undefined) continue
        const [{ file: edited } = { file: '' }] = edits
        const before = texts.get(edited) ?? whole.sources.find((each) => each.file === edited)!.text
        const after = applyEdits(before, edits)
        if (edited === source.file && after === source.text) undone += 1
        else {
          // The typo is in a definition: the edit makes one reference follow it, and others still use the old name.
          const [told, left] = [named(errorsWith(texts)), named(errorsWith(new Map([...texts, [edited, after]])))]
          expect(told).toEqual(expect.arrayContaining(left))
          expect(left.length).toBeLessThan(told.length)
        }
      }
    }),
    { numRuns: isSoak ? 2000 : 15 },
  )
  expect(undone).toBeGreaterThan(3)
})
