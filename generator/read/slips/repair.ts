import { parseDocument } from 'yaml'
import { applyEdits } from '../../edit/apply-edits.ts'
import type { Edit } from '../../problems/problems.ts'
import { cutByComment } from './comments.ts'
import { indented } from './indents.ts'
import { type Line, linesOf } from './line.ts'
import { missingDash, pastedBullets } from './lists.ts'
import { badEscape, closed, curlyQuotes, quoted, shownMarks } from './quotes.ts'
import { type Slip, slipsOf } from './slip.ts'
import { spaceAfterColon, spaceAfterDash, strangeSpaces, tabs } from './spaces.ts'

/** What the author most likely meant: words of its own where it knows more than the parser, and how to write it. */
export interface Repair {
  message?: string
  fix?: string
  /** Where the mistake is, if not where the parser noticed it: an offset. */
  at?: number
  edits: readonly Omit<Edit, 'file'>[]
}

/** Tries one way of mending a line of the file; nothing where the line does not look like that mistake. */
export type Try = (line: Line, lines: readonly Line[], slip: Slip) => Repair | undefined

/** The likeliest first. Each is only a guess: it holds if the parser then reads on. */
const tries: readonly Try[] = [
  tabs,
  strangeSpaces,
  spaceAfterDash,
  spaceAfterColon,
  pastedBullets,
  badEscape,
  curlyQuotes,
  cutByComment,
  missingDash,
  indented,
  closed,
  shownMarks,
  quoted,
]

/** A larger file would take seconds to be parsed as often as there are ways to mend it. */
const largest = 300_000

/**
 * The first way of mending the line of a slip, or the one above it, after which the parser finds nothing wrong there.
 */
export function repairOf(slip: Slip, text: string): Repair | undefined {
  if (text.length > largest) return undefined
  const lines = linesOf(text)
  const at = lines.findLastIndex(({ start }) => start <= slip.pos[0])
  const near = [lines[at], lines[at - 1]].filter((line) => line !== undefined)
  for (const attempt of tries) {
    for (const line of near) {
      const repair = attempt(line, lines, slip)
      if (repair !== undefined && helps(repair, text, lines[at]!)) return repair
    }
  }
  return undefined
}

/** Whether the parser gets past the line it stumbled over. */
function helps({ edits }: Repair, text: string, line: Line): boolean {
  const mended = applyEdits(text, edits)
  const [slip] = slipsOf(parseDocument(mended, { prettyErrors: false, uniqueKeys: false }))
  const grown = mended.length - text.length
  return slip === undefined || slip.pos[0] > line.start + line.text.length + Math.max(0, grown) + 1
}
