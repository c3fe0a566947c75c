import type { Language } from '../../../src/shared/languages.ts'
import { englishName, type Texts } from '../../languages.ts'
import { memo } from '../../memo.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { eachText } from './each-text.ts'

/** The words of each language that no other language has, most frequent in the interface first. */
type DistinctiveWords = Readonly<Record<Language, readonly string[]>>

/** Learned from the interface words, so that no word lists have to be maintained. */
export function distinctiveWords(words: Texts<Source>): DistinctiveWords {
  const counts = Object.entries(words).flatMap(([code, source]) =>
    source === undefined ? [] : [{ code, count: countWords(source) }],
  )
  return Object.fromEntries(
    counts.map(({ code, count }) => {
      const others = counts.filter((each) => each.code !== code)
      const own = [...count].filter(([word]) => others.every((each) => !each.count.has(word)))
      const common = own.sort((a, b) => b[1] - a[1]).slice(0, keptWords)
      return [code, common.map(([word]) => word)]
    }),
  )
}

const keptWords = 80

const countWords = (source: Source): ReadonlyMap<string, number> =>
  memo(source, 'word counts', () => {
    const counts = new Map<string, number>()
    eachText(source, [], (text) => {
      for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
    })
    return new Map([...counts].filter(([word]) => isWord(word)))
  })

/** Letters only. Words next to punctuation are not counted, which does not change which words are common. */
const isWord = (word: string) => /^[a-z\u00df-\uffff]{2,}$/.test(word)

const wordsIn = (text: string) => text.toLowerCase().match(/(?<![\p{L}\p{N}{./-])\p{L}{2,}/gu) ?? []

/** Shorter texts may be names, or words that both languages have. */
const shortest = 60
/** A text is misplaced with this many distinct words of another language and at most one of its own, or as a copy. */
const enough = 4
/** A text with one of this many top words of its language is in that language: nearly all need no second look. */
const topWordCount = 12

/** Texts filed under one language but written in another, or with a sentence copied from it: the first of each entry. */
export function otherLanguages(source: Source, distinctive: DistinctiveWords): Problem[] {
  const codes = Object.keys(distinctive)
  if (codes.length < 2) return []
  const topWords = Object.fromEntries(
    codes.map((code) => [code, distinctive[code]!.slice(0, topWordCount).map((word) => ` ${word} `)]),
  )
  const foreign = (text: string, own: Language) =>
    text.length < shortest || topWords[own]!.some((word) => text.includes(word))
      ? undefined
      : foreignLanguage(text, own, distinctive)
  const reported = new Set<string>()
  const problems: Problem[] = []
  eachText(source, codes, (text, { path, language }) => {
    if (language === undefined) return
    const copied = copiedFrom(source, path, text, language, distinctive)
    const other = copied?.code ?? foreign(text, language)
    if (other === undefined) return
    const entry = path.slice(0, path.indexOf(language)).join('\n')
    if (reported.has(entry) || isStandIn(source.value, path)) return
    reported.add(entry)
    const [message, fix] =
      copied === undefined ? misplaced(language, other) : untranslated(language, other, copied.words === text)
    problems.push(problem('OTHER_LANGUAGE', locateInside(source, path, copied?.words ?? text), message, fix))
  })
  return problems
}

/** An earlier language of the site that has the same text, or the same sentence, in the same place. */
function copiedFrom(source: Source, path: Path, text: string, own: Language, distinctive: DistinctiveWords) {
  const codes = Object.keys(distinctive)
  const at = path.indexOf(own)
  for (const code of codes.slice(0, codes.indexOf(own))) {
    const original = valueAt(source.value, path.with(at, code))
    if (typeof original !== 'string') continue
    const words = [text, ...text.split(betweenSentences)].find(
      (part) => original.includes(part) && isProse(part, distinctive[own]!),
    )
    if (words !== undefined) return { code, words }
  }
  return undefined
}

const betweenSentences = /(?<=[.!?:;])\s+/

/** A name or a figure may be the same in both languages, and the copy may be the one in the other language. */
function isProse(part: string, distinctive: readonly string[]): boolean {
  if ((part.match(/(?<!\S)\p{Ll}{2,}/gu) ?? []).length < enough) return false
  const words = new Set(wordsIn(part))
  return !distinctive.some((word) => words.has(word))
}

function foreignLanguage(text: string, own: Language, distinctive: DistinctiveWords): Language | undefined {
  const words = new Set(wordsIn(text))
  const count = (code: Language) => distinctive[code]!.filter((word) => words.has(word)).length
  if (count(own) > 1) return undefined
  return Object.keys(distinctive).find((code) => code !== own && count(code) >= enough)
}

/** Whether the text is not translated yet: `add` copies the text of the first language and marks the entry. */
const isStandIn = (root: unknown, path: Path) =>
  path.some((_, depth) => asGroup(valueAt(root, path.slice(0, depth))).placeholder === true)

const misplaced = (code: Language, other: Language): [message: string, fix: string] => [
  `this looks like ${englishName(other)}, but is under "${code}:"`,
  `Write it in ${englishName(code)}. If the texts of "${code}:" and "${other}:" are swapped, swap their keys.`,
]

const untranslated = (code: Language, other: Language, isWhole: boolean): [message: string, fix: string] => [
  `this is ${isWhole ? 'the text' : 'a sentence'} of "${other}:", but is under "${code}:"`,
  `Write it in ${englishName(code)}.`,
]
