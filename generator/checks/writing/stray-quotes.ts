import type { Rule } from './rule.ts'

/** The only straight quote of a text, before its first word or after its last. After a digit it stands for inches. */
const atStart = /^"\s*(?=[^"\s])[^"]*$/
const atEnd = /^[^"]*[^"\s\d½¼¾⅛⅜⅝⅞](\s*")$/

/**
 * A quote that a text was meant to have around it, half of which is missing: YAML reads the other half as a letter of
 * the text. A text with curly quotes or guillemets may end a quotation that it opens with another kind.
 */
export const strayQuotes: Rule = {
  find: (text, { written }) => {
    if (!text.includes('"')) return []
    const isFirst = atStart.test(text)
    if ((!isFirst && !atEnd.test(text)) || /[“”„«»]/.test(text)) return []
    const found = written().startsWith('"') ? '\\"' : '"'
    const message = `the quote at the ${isFirst ? 'start' : 'end'} of the text has no partner: readers would see it`
    const fix = `Remove it, or add the quote at the ${isFirst ? 'end' : 'start'} of the words that are quoted.`
    return [{ code: 'STRAY_QUOTE', found, message, fix, mended: text.replace('"', '').trim() }]
  },
}
