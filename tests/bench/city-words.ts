import { diceFrom } from '../support/dice.ts'
import { type BenchLanguage, madeUpLine, madeUpText } from './made-up-words.ts'
import { type RealLengths, realLengths } from './real-lengths.ts'

/** Which of the bench's cities have words of their own: none, all, or every second one. */
export const wordings = ['bare', 'rich', 'mixed'] as const
export type Wording = (typeof wordings)[number]

export const hasWords = (number: number, wording: Wording) =>
  wording === 'rich' || (wording === 'mixed' && number % 2 === 0)

/** What a city says about itself in one language, as in cities.yaml. */
interface CityText {
  intro: string
  route: string
  local: string
}

/** What a service says to its visitors in one language, as in services-in-cities/. */
interface PairText {
  intro: string
  heading: string
  blocks: (string | { list: string[] })[]
  questions: { question: string; answer: string }[]
}

/** The texts of one city: the same for the same number, and different for every other. */
export interface CityWords {
  city: Record<BenchLanguage, CityText>
  /** One for each service. */
  pairs: Record<BenchLanguage, PairText>[]
}

const languages = ['en', 'es'] as const
let lengths: Record<BenchLanguage, RealLengths> | undefined

/**
 * Texts for a city, each with the length of a random real one. A page has as many paragraphs, items and questions as
 * most real ones and, like them, a link in one text.
 */
export function wordsOfCity(number: number, services: number): CityWords {
  const dice = diceFrom(number)
  lengths ??= { en: realLengths('en'), es: realLengths('es') }
  const real = lengths
  const each = <T>(make: (language: BenchLanguage, real: RealLengths) => T) =>
    Object.fromEntries(languages.map((language) => [language, make(language, real[language])])) as Record<
      BenchLanguage,
      T
    >
  const text = (language: BenchLanguage, real: number[]) => madeUpText(dice, language, dice.pick(real)!)
  const line = (language: BenchLanguage, real: number[]) => madeUpLine(dice, language, dice.pick(real)!)
  const linked = (language: BenchLanguage, real: number[]) => {
    const half = dice.pick(real)! / 2
    const [before, after] = [madeUpText(dice, language, half), madeUpText(dice, language, half)]
    return `${before} [${madeUpLine(dice, language, 24)}](${linkTarget}). ${after}`
  }
  return {
    city: each((language, real) => ({
      intro: text(language, real.intro),
      route: text(language, real.route),
      local: linked(language, real.local),
    })),
    pairs: Array.from({ length: services }, () =>
      each((language, { pair }) => ({
        intro: text(language, pair.intro),
        heading: line(language, pair.heading),
        blocks: [
          text(language, pair.block),
          text(language, pair.block),
          { list: [line(language, pair.item), line(language, pair.item), line(language, pair.item)] },
          linked(language, pair.block),
        ],
        questions: [1, 2].map(() => ({
          question: asked(language, line(language, pair.question)),
          answer: text(language, pair.answer),
        })),
      })),
    ),
  }
}

const asked = (language: BenchLanguage, line: string) => (language === 'es' ? `¿${line}?` : `${line}?`)

/** A page that the bench edits, so it has to exist anyway. */
const linkTarget = '/about'

/** The stretches of text around links, each of which appears in a page letter for letter. */
export const stretchesOf = (texts: CityText | PairText): string[] =>
  stringsIn(texts).flatMap((text) => text.split(/ ?\[|\]\([^()]*\)\. /))

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
