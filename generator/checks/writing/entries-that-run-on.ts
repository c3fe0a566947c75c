import { remembered } from '../../remembered.ts'
import type { Rule } from './rule.ts'

/** List entries that were cut from one sentence: "...; and". Other words may end an entry: "We see children, too". */
export const entriesThatRunOn: Rule = {
  find: (text, { path, language }) => {
    if (typeof path.at(-1) !== 'number' || language === undefined) return []
    const [found, word] = /[;,] (\p{Ll}+)$/u.exec(text) ?? []
    if (found === undefined || !beforeLast(language).includes(word!)) return []
    const message = `the text ends with "${found.trim()}", as if the next entry were part of it`
    return [{ code: 'ENTRY_RUNS_ON', found, message, fix: 'End it with a period: each entry is read on its own.' }]
  },
}

/** The words for "and" and "or" in a language. */
const beforeLast = remembered((language: string) =>
  (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(language, { type })
      .formatToParts(['', ''])
      .flatMap((part) => (part.type === 'literal' ? [part.value.trim()] : [])),
  ),
)
