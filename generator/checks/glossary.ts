import { codesOf } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { glossaryFile, wordsFile } from '../parse/schemas/index.ts'
import { locateInside } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { perSource } from '../read/per-source.ts'
import { asList, type Group, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'

/** Words that ui/glossary.yaml asks the texts of a language to avoid. */
export function checkGlossary({ sources, glossary = [], languages }: LooseManifest): Problem[] {
  const rules = glossary.map(({ value }) => ruleOf(value)).filter((rule) => rule !== undefined)
  const given = JSON.stringify(
    rules.map(({ language, words, use, why, except }) => [language, words.source, use, why, except]),
  )
  const codes = codesOf(languages)
  return sources
    .filter(({ file }) => file !== glossaryFile)
    .flatMap((source) => remember(source, given, () => rules.flatMap((rule) => hits(source, rule, codes))))
}

const remember = perSource<Problem[]>()

interface Rule {
  language: string
  words: RegExp
  use: string
  why: string
  except: readonly unknown[]
}

/** Nothing for an entry that is damaged: it is reported where it is parsed. */
function ruleOf({ language, avoid, use, why, except }: Group): Rule | undefined {
  const words = (asList(avoid) ?? []).filter((each) => typeof each === 'string' && each !== '').map(escaped)
  if (typeof language !== 'string' || words.length === 0) return undefined
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return { language, words: whole, use: String(use), why: String(why), except: asList(except) ?? [] }
}

const escaped = (words: unknown) => String(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function hits(source: Source, { language, words, use, why, except }: Rule, codes: readonly string[]): Problem[] {
  if (!words.test(source.text)) return []
  const isWords = codes.some((code) => source.file === wordsFile(code))
  const isIn = (path: Path) => (isWords ? source.file === wordsFile(language) : path.includes(language))
  const problems: Problem[] = []
  walk(source.value, (value, path) => {
    if (typeof value !== 'string' || !isIn(path) || path.some((step) => except.includes(step))) return undefined
    const hit = words.exec(value)?.[0]
    if (hit === undefined) return undefined
    const place = locateInside(source, path, hit)
    problems.push(problem('AVOIDED_WORD', place, `this site does not write "${hit}": ${why}`, `Write "${use}".`))
    return undefined
  })
  return problems
}
