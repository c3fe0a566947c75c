import type { Document } from 'yaml'
import { grouped } from '../numbers.ts'
import { applyEdits } from '../problems/apply-edits.ts'
import { type Place, type PlaceAt, type Problem, problem } from '../problems/problems.ts'
import { type BrokenText, type Cause, causeOf } from './slips/cause.ts'
import { linesOf } from './slips/line.ts'
import { newParseBudget, type Repair, repairOf } from './slips/repair.ts'
import { parseLoosely, type Slip, slipsOf } from './slips/slip.ts'

/** A file with all slips before `from` repaired, where reading continues. `grown` is how much longer that made it. */
interface Reading extends BrokenText {
  from: number
  grown: number
}

/** More than any text in two languages. Explaining a slip takes the square of the length of its line. */
const maxLine = 40_000

/**
 * Reports where a file is not valid YAML, in its author's terms and not the parser's. What follows a slip that confuses
 * the parser is read from a text in which that slip is repaired, if a repair is known.
 */
export function syntaxProblems(document: Document, text: string, placeAt: PlaceAt): Problem[] {
  const reported = new Map<number, Problem>()
  const budget = newParseBudget()
  let reading: Reading | undefined = { text, lines: linesOf(text), document, from: 0, grown: 0 }
  while (reading !== undefined) {
    const { from, grown }: Reading = reading
    const slips = slipsOf(reading.document, reading.text)
    const tooLong = slips.length === 0 ? undefined : findTooLong(text)
    if (tooLong !== undefined) return [longProblem(placeAt(tooLong))]
    let next: Reading | undefined
    const repaired: Repair['edits'][number][] = []
    for (const slip of trustworthy(slips.filter(({ pos }) => pos[0] >= from))) {
      next = undefined
      // One slip often causes several errors on its line.
      if (reported.has(placeAt(slip.pos[0] - grown).line)) continue
      // The repair of one bullet repairs them all, and a text that got its own dash no longer swallows entries.
      const { start } = slip.swallowing ?? {}
      if (start !== undefined && repaired.some((edit) => edit.start <= start && start <= edit.end)) continue
      const cause = causeOf(slip, reading)
      // A quote opened in a line that is already reported: what follows is inside it.
      if (cause.at < from) break
      const repair = cause.isUnclear ? undefined : repairOf(slip, { ...reading, slips }, budget)
      const found = syntaxProblem({ ...cause, ...repair }, placeAt, grown)
      if (!reported.has(found.line)) reported.set(found.line, found)
      repaired.push(...(repair?.edits ?? []))
      if (repair !== undefined && !harmless.includes(slip.code)) next = readOn(reading, repair, slip)
    }
    reading = next
  }
  return [...reported.values()]
}

/** The offset of a line that no person writes, but that a picture pasted as text has. */
function findTooLong(text: string): number | undefined {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start)
    if ((end === -1 ? text.length : end) - start > maxLine) return start
  }
  return undefined
}

const longProblem = (place: Place) =>
  problem(
    'TOO_LARGE',
    place,
    `a line of more than ${grouped(maxLine)} characters`,
    'Remove what is not a text from it.',
  )

/** Slips the parser recovers from. After any other it guesses, so its errors on later lines are noise. */
const harmless = ['DUPLICATE_KEY', 'SWALLOWED_ENTRY', 'TAB_AS_INDENT', 'TAG_RESOLVE_FAILED']

function trustworthy(slips: readonly Slip[]): readonly Slip[] {
  const firstFatal = slips.findIndex(({ code }) => !harmless.includes(code))
  return firstFatal === -1 ? slips : slips.slice(0, firstFatal + 1)
}

function readOn({ text, grown }: Reading, { edits }: Repair, slip: Slip): Reading {
  const mended = applyEdits(text, edits)
  const added = mended.length - text.length
  const lineEnd = text.indexOf('\n', slip.pos[0])
  const end = Math.max(lineEnd === -1 ? text.length : lineEnd, ...edits.map((edit) => edit.end))
  return {
    text: mended,
    lines: linesOf(mended),
    document: parseLoosely(mended),
    from: end + added,
    grown: grown + added,
  }
}

/** The problem at its place in the file as it is. `grown` is how much longer repairs have made the text before it. */
export function syntaxProblem(
  { at, message, fix, edits }: Cause & Partial<Repair>,
  placeAt: PlaceAt,
  grown = 0,
): Problem {
  const place = placeAt(at - grown)
  const moved = edits?.map(({ start, end, text }) => ({
    file: place.file,
    start: start - grown,
    end: end - grown,
    text,
  }))
  return problem('YAML_SYNTAX', place, message, fix, moved)
}
