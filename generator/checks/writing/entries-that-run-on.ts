import { matching, type Rule } from './rule.ts'

/** List entries that were cut from one sentence: "...; and". */
export const entriesThatRunOn: Rule = {
  isSuspect: matching(/[;,] [a-zà-ÿ]{1,3}["']?\r?$/m),
  find: (text, { path, language }) => {
    if (typeof path.at(-1) !== 'number' || language === undefined) return []
    const [found] = /[;,] \p{Ll}{1,3}$/u.exec(text) ?? []
    if (found === undefined) return []
    const message = `the text ends with "${found.trim()}", as if the next entry were part of it`
    return [{ code: 'ENTRY_RUNS_ON', found, message, fix: 'End it with a period: each entry is read on its own.' }]
  },
}
