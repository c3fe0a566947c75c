import type { Language } from '../../../src/shared/languages.ts'
import { removeAt } from '../../edit/remove-at.ts'
import { addTo } from '../../group-by.ts'
import { codesOf, englishName } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { type Group, isGroup, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { walk } from '../../read/walk.ts'
import { pluralKey } from '../../text/plural-key.ts'
import { pluralRules } from '../../text/plural-rules.ts'

/**
 * Words that lack plural forms their language needs, or have forms it does not use. Forms are separate keys, as i18next
 * reads them: `pages_one` and `pages_other` in English, three forms in Spanish, six in Arabic.
 */
export function checkPluralForms({ languages, words }: LooseManifest): Problem[] {
  return codesOf(languages).flatMap((code) => {
    const source = words[code]
    if (source === undefined) return []
    const rules = pluralRules(code)
    const needed = rules.resolvedOptions().pluralCategories.map(String)
    const problems: Problem[] = []
    walk(source.value, (value, path) => {
      if (isGroup(value)) problems.push(...formsIn(value, path, { source, code, rules, needed }))
    })
    return problems
  })
}

interface Forms {
  source: Source
  code: Language
  rules: Intl.PluralRules
  /** The plural categories of the language. */
  needed: readonly string[]
}

function formsIn(group: Group, path: Path, { source, code, rules, needed }: Forms): Problem[] {
  const present = new Map<string, string[]>()
  for (const key of Object.keys(group)) {
    const parts = pluralKey(key)
    if (parts !== undefined) addTo(present, parts.word, parts.category)
  }
  return [...present].flatMap(([word, categories]) => {
    const name = [...path, word].join('.')
    const report = (message: string, fix: string, edits: (Edit | undefined)[] = []) =>
      problem(
        'PLURAL_FORMS',
        locate(source, [...path, `${word}_${categories[0]}`], 'key'),
        `"${name}" has ${message}`,
        fix,
        edits,
      )
    const absent = needed.filter((category) => !categories.includes(category))
    const strange = categories.filter((category) => !needed.includes(category))
    return [
      ...absent.map((category) =>
        report(
          `no form for "${category}", which ${englishName(code)} needs for numbers such as ${exampleOf(category, rules)}`,
          `Add "${word}_${category}".`,
        ),
      ),
      ...strange.map((category) =>
        report(`a form for "${category}", which ${englishName(code)} never uses`, `Remove "${word}_${category}".`, [
          removeAt(source, [...path, `${word}_${category}`]),
        ]),
      ),
    ]
  })
}

/** The smallest number that takes a form. Some languages have one for fractions alone, some one for millions. */
const exampleOf = (category: string, rules: Intl.PluralRules) =>
  [...Array(101).keys(), 1_000_000, 1.5].find((number) => rules.select(number) === category)
