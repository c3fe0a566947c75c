import { applyEdits } from '../../problems/apply-edits.ts'
import type { Edit } from '../../problems/problems.ts'
import { shallowText } from './block-texts.ts'
import { lostComma, textInBraces } from './braces.ts'
import { lostColon } from './colons.ts'
import { cutByComment, foreignComment, startingWithHash } from './comments.ts'
import { strayDash, wrongDash } from './dashes.ts'
import { noLongerEmpty } from './emptied.ts'
import { wrongIndent } from './indents.ts'
import { type Line, lineAt } from './line.ts'
import { lostLineEnd } from './line-ends.ts'
import { extraComma, missingDash, missingFirstDash, pastedBullets } from './lists.ts'
import {
  badEscape,
  curlyQuotes,
  dashAfterKey,
  leadingApostrophe,
  leadingMarkdown,
  markAfterValue,
  unclosedBracket,
  unclosedQuote,
  unquoted,
} from './quotes.ts'
import { parseLoosely, type Slip, slipsOf } from './slip.ts'
import { spaceAfterColon, spaceAfterDash, strangeSpaces, tabs } from './spaces.ts'

/** What the author most likely meant. `message` and `fix` are set where the repair knows more than the parser. */
export interface Repair {
  message?: string
  fix?: string
  /** The offset of the mistake, if not where the parser noticed it. */
  at?: number
  edits: readonly Omit<Edit, 'file'>[]
}

/** Tries to repair one kind of mistake in a line; undefined where the line does not look like that mistake. */
export type Try = (line: Line, lines: readonly Line[], slip: Slip) => Repair | undefined

/** Likeliest first. Each is only a guess, and is kept if it gets the parser past the line. */
const tries: readonly Try[] = [
  noLongerEmpty,
  foreignComment,
  tabs,
  strangeSpaces,
  shallowText,
  spaceAfterDash,
  spaceAfterColon,
  lostLineEnd,
  lostColon,
  pastedBullets,
  badEscape,
  curlyQuotes,
  startingWithHash,
  cutByComment,
  leadingApostrophe,
  unclosedQuote,
  missingFirstDash,
  missingDash,
  wrongDash,
  wrongIndent,
  strayDash,
  extraComma,
  lostComma,
  textInBraces,
  unclosedBracket,
  markAfterValue,
  leadingMarkdown,
  dashAfterKey,
  unquoted,
]

/** How many more characters may be parsed while trying repairs. */
interface ParseBudget {
  left: number
}

/** About a second: all tries on two lines of a file of 300,000 characters, or on a hundred lines of one of 3,000. */
export const newParseBudget = (): ParseBudget => ({ left: 8_000_000 })

/** Reporting one slip takes the parser as long as reading this many characters. */
const charactersOfSlip = 500

/** A file with these `slips`. The text before `from` must not be changed anymore. */
interface BrokenFile {
  text: string
  lines: readonly Line[]
  from: number
  slips: readonly Slip[]
}

/** The first repair of a slip's line, or of a line next to it, after which the parser finds nothing wrong there. */
export function repairOf(slip: Slip, file: BrokenFile, budget: ParseBudget): Repair | undefined {
  if (budget.left < file.text.length) return undefined
  const { lines } = file
  const line = lineAt(lines, slip.pos[0])
  const near = [...new Set([lineBelow(slip, lines, line), line, lines[line.index - 1], lineOfText(slip, lines)])]
    .filter((each) => each !== undefined)
    .filter(({ start }) => start >= file.from)
  for (const attempt of tries) {
    for (const each of near) {
      const repair = attempt(each, lines, slip)
      if (repair === undefined || repair.edits.some(({ start }) => start < file.from)) continue
      if (helps(repair, file, line, budget)) return repair
    }
  }
  return undefined
}

/** A key indented too far makes the parser stumble over the value above it. */
const lineBelow = ({ code }: Slip, lines: readonly Line[], { index }: Line) =>
  code === 'BLOCK_AS_IMPLICIT_KEY' ? lines.slice(index + 1).find(({ text }) => text.trim() !== '') : undefined

/** A list may be swallowed by the text of its first entry, which lacks a dash and can have several lines. */
const lineOfText = ({ swallowing }: Slip, lines: readonly Line[]) => swallowing && lineAt(lines, swallowing.start)

/** Whether the parser gets past the line it stumbled over. */
function helps({ edits }: Repair, { text, slips }: BrokenFile, line: Line, budget: ParseBudget): boolean {
  if (budget.left < text.length) return false
  const mended = applyEdits(text, edits)
  const end = line.start + line.text.length + 1
  const grown = edits
    .filter((edit) => edit.end < end)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0)
  const left = slipsOf(parseLoosely(mended), mended)
  budget.left -= mended.length + charactersOfSlip * left.length
  const upTo = (offset: number, found: readonly Slip[]) => found.filter(({ pos }) => pos[0] <= offset).length
  return upTo(end + grown, left) <= upTo(line.start - 1, slips)
}
