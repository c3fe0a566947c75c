import { matching, type Rule } from './rule.ts'

const wrapped = /^(?:“([^“”"]*)”|„([^“”„"]*)[“”]|«([^«»"]*)»|‘([^‘’"]*)’)$/u

/** Whether YAML has to put such a text in straight quotes to show that its curly ones are meant. */
export const isInCurlyQuotes = (text: string): boolean => wrapped.test(text)

/**
 * Curly quotes around a whole value: YAML only knows straight ones, so they become part of it. Authors who want them
 * put straight ones around them.
 */
export const smartQuotes: Rule = {
  isSuspect: matching(/[“„«‘]/),
  find: (text, { written }) => {
    const [found, ...insides] = wrapped.exec(text) ?? []
    const inside = insides.find((each) => each !== undefined)
    if (found === undefined || inside === undefined || /^["'|>]/.test(written())) return []
    const message = `${found} is shown with its curly quotes: YAML only knows straight ones`
    const fix = `Write "${inside}", or "${found}" if readers should see the curly quotes.`
    return [{ code: 'SMART_QUOTES', found, message, fix, mended: inside }]
  },
}
