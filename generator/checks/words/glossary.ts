import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { glossaryFile, wordsFile } from '../../parse/schemas/index.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asList, type Group, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { findBelow } from '../../read/walk.ts'
import { literally } from '../../text/literally.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { longWords, mayHaveWords } from './words-of-file.ts'

/** What others say: visitors in search.yaml, patients, and the publishers of sources. */
const wordsOfOthers = ['search.yaml', 'testimonials.yaml', 'sources.yaml']

/** Words that ui/glossary.yaml asks the texts of a language to avoid. */
export function checkGlossary({ sources, glossary, languages }: LooseManifest): Problem[] {
  const rules = glossary.map(({ value }) => ruleOf(value)).filter((rule) => rule !== undefined)
  const codes = codesOf(languages)
  const given = JSON.stringify([
    codes,
    rules.map(({ language, words, use, why, except }) => [language, words.source, use, why, except]),
  ])
  return sources
    .filter(({ file }) => file !== glossaryFile && !wordsOfOthers.includes(file))
    .flatMap((source) => remember(source, given, () => rules.flatMap((rule) => hits(source, rule, codes))))
}

const remember = keptPerSource('glossary')

interface Rule {
  language: string
  /** For each phrase to avoid, the words by which files that may contain it are found. */
  found: readonly (readonly string[])[]
  words: RegExp
  use: string
  why: string
  except: readonly unknown[]
}

/** Undefined for a damaged entry, which is reported when it is parsed. */
function ruleOf({ language, avoid, use, why, except }: Group): Rule | undefined {
  const phrases = (asList(avoid) ?? []).filter((each) => typeof each === 'string' && each !== '') as string[]
  if (typeof language !== 'string' || phrases.length === 0) return undefined
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(literally).join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return {
    language,
    found: phrases.map(longWords),
    words,
    use: String(use),
    why: String(why),
    except: asList(except) ?? [],
  }
}

function hits(source: Source, rule: Rule, codes: readonly string[]): Problem[] {
  const { language, found, words, use, why, except } = rule
  if (!found.some((each) => mayHaveWords(source, each))) return []
  const isWordsFile = codes.some((code) => source.file === wordsFile(code))
  const isIn = (path: Path) => (isWordsFile ? source.file === wordsFile(language) : path.includes(language))
  return findBelow(source.value, (value, path) => {
    if (typeof value !== 'string' || !isIn(path) || path.some((step) => except.includes(step))) return undefined
    const hit = words.exec(value)?.[0]
    if (hit === undefined) return undefined
    const place = locateInside(source, path, hit)
    return problem('AVOIDED_WORD', place, `this site avoids "${hit}": ${why}`, `Write "${use}".`)
  })
}
