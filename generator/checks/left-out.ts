import { keptSentences, namesAny } from '../parse/stand-ins.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate, locateInside } from '../read/locate.ts'
import { type Group, isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { fillIns } from '../text/inline.ts'
import { partsIn, sentencesIn } from '../text/sentences.ts'

/**
 * What must not be lost when publishing leaves out the sentences that name one of `marks` (see withoutStandIns): advice
 * on how soon to get care, and anything that would be dropped with such a sentence although it names none itself.
 */
export function badLosses(source: Source, marks: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  isLost(source.value, { path: [] })

  /** Whether nothing would be left of a value: the list or group around it decides whether that is a problem. */
  function isLost(value: unknown, place: Place): boolean {
    if (typeof value === 'string') return isTextLost(value, place)
    if (Array.isArray(value)) {
      const lost = value.filter((each, index) => isLost(each, { ...place, path: [...place.path, index] }))
      return lost.length > 0 && lost.length === value.length
    }
    return isGroup(value) && isGroupLost(value, place)
  }

  function isTextLost(text: string, { path, isCard, isTable }: Place): boolean {
    const unconfirmed = fillIns(text).find((name) => marks.has(name))
    if (unconfirmed === undefined) return false
    const lost = sentencesIn(text).filter((sentence) => namesAny(sentence, marks))
    const advice = isCard ? lost[0] : lost.find(hasSign)
    if (advice !== undefined) {
      problems.push(lostAdvice(source, path, advice, unconfirmed))
      return false
    }
    const unclear = unclearEnd(text, marks)
    if (unclear !== undefined) problems.push(unclearSentence(source, path, unclear, unconfirmed))
    if (keptSentences(text, marks) !== undefined) return false
    if (isTable) problems.push(nothingLeft(source, path))
    return !isTable
  }

  function isGroupLost(group: Group, { path, isCard, isTable }: Place): boolean {
    const isInCard = isCard || 'level' in group
    const parts = Object.entries(group)
    const lost = parts.filter(([key, each]) =>
      isLost(each, { path: [...path, key], isCard: isInCard, isTable: isTable || key === 'table' }),
    )
    if (lost.length === 0) return false
    const kept = parts.filter((part) => !lost.includes(part))
    if (typeof path.at(-1) === 'number' && !('question' in group) && kept.every(isLabel)) return true
    problems.push(...lost.map(([key]) => nothingLeft(source, [...path, key])))
    return false
  }

  return problems
}

interface Place {
  path: Path
  /** Whether it is in a card, which says how soon to get care. */
  isCard?: boolean
  /** Whether it is in a table, where each cell belongs to its column. */
  isTable?: boolean
}

/**
 * Whether a text means nothing without the other texts of its list entry. A question does not count, because links lead
 * to it, nor does the heading of a section.
 */
const isLabel = ([key, value]: [string, unknown]) =>
  ['term', 'label', 'name'].includes(key) && typeof value === 'string' && !hasSign(value)

const hasSign = (text: string) => text.includes('{sign.')

/** A word after which a sentence may or may not end, although what is left out depends on it. */
function unclearEnd(text: string, marks: ReadonlySet<string>): string | undefined {
  const parts = partsIn(text).map((part) => ({ ...part, isLeftOut: namesAny(part.text, marks) }))
  return parts.find(
    ({ unclear, isLeftOut }, index) => unclear !== undefined && isLeftOut !== parts[index + 1]!.isLeftOut,
  )?.unclear
}

const nothingLeft = (source: Source, path: Path) =>
  problem(
    'NOTHING_LEFT',
    locate(source, path),
    'every sentence depends on something unconfirmed, so nothing would be published here',
    'Add a sentence that is true without it.',
  )

const lostAdvice = (source: Source, path: Path, sentence: string, mark: string) =>
  problem(
    'UNCONFIRMED_ADVICE',
    locateInside(source, path, sentence.trim()),
    `the text says how soon to get care, but what depends on {${mark}} is not published until somebody confirms it`,
    `Write {${mark}} in a sentence of its own, outside of cards.`,
  )

const unclearSentence = (source: Source, path: Path, word: string, mark: string) =>
  problem(
    'UNCLEAR_SENTENCE',
    locateInside(source, path, word),
    `nobody can tell whether a sentence ends after "${word}", and what depends on {${mark}} is not published until somebody confirms it`,
    'Write out an abbreviation, and begin each sentence with a capital letter.',
  )
