import type { Finding, Rule } from './rule.ts'

// Word sets its bullets in symbol fonts, whose letters are pasted as U+F0B7 and its neighbors: other fonts show a box.
const bullet = /^\s*(?:[•·▪▫◦‣●○■□➢➤✓✔\uf000-\uf0ff]|[–-](?=\s))\s*(?=\S)/u
/** In running text, these begin a footnote, what somebody says, or the name of who said it: `* Results vary.` */
const bulletInList = /^\s*[*—]\s+(?=\S)/
const another = /\s[•▪▫◦‣●■\uf000-\uf0ff]\s/u

/** Lines of a text in a block, possibly below one that introduces them: HTML shows them as one paragraph. */
export const inLines = /^\s*([-*—•▪▫◦‣●■\uf000-\uf0ff])\s.*\n\s*\1\s/mu

const before = '(?:^|[.:;,!?)\\n]\\s*)'
const after = '\\s+(?=[\\p{L}¿¡{[*"“])'

/** Both 1 and 2 at the start of an item: `1. First item 2. Second item`, not `Grade 1. And then grade 2. Then`. */
const run = new RegExp(`${before}1([.)])${after}.*?(?:${before}|\\s(?=2[.)]\\s+\\P{Ll}))2\\1${after}`, 'su')

/** Languages that write an ordinal number with a point, as in "1. Januar und 2. Februar". */
const ordinals = /^(?:bs|cs|da|de|et|fi|fo|hr|hu|is|lb|lv|nb|nn|no|pl|sk|sl|sr|tr)\b/

/** Bullets pasted from another document: the page draws its own, or shows the texts as one paragraph. */
export const pastedBullets: Rule = {
  find: (text, { path, field, language }) => {
    const isItem = typeof path.at(-1) === 'number'
    if (language === undefined && !isItem) return []
    const isNumbered = isItem && (field === 'list' || field === 'steps')
    const listed = inLines.exec(text)?.[1]
    if (listed !== undefined) return [several(listed)]
    const point = run.exec(text)?.[1]
    if (point === ')' || (point === '.' && !ordinals.test(language ?? ''))) return [numbered(`1${point}`)]
    const found =
      bullet.exec(text)?.[0] ??
      (isItem && field !== 'blocks' ? bulletInList.exec(text)?.[0] : undefined) ??
      (isNumbered ? ownNumber(text, Number(path.at(-1))) : undefined)
    if (found === undefined) return []
    const rest = text.slice(found.length)
    const mark = found.trim()
    return [another.test(rest) || rest.includes(` ${mark} `) ? several(mark) : one(mark, rest)]
  },
}

/** A list entry's own number, written out: "2. " at the start of the second. */
function ownNumber(text: string, index: number): string | undefined {
  const [all, number] = /^(\d{1,2})[.)]\s+(?=\p{L})/u.exec(text) ?? []
  return Number(number) === index + 1 ? all : undefined
}

/** A dash before a number is not removed without asking: it may be a minus, as in "– 2.50 D". */
const one = (found: string, mended: string): Finding => ({
  code: 'PASTED_BULLET',
  found,
  message: `the text starts with "${found}", but the page adds its own bullet or number where one belongs`,
  ...(/^[–-]$/.test(found) && /^\d/.test(mended)
    ? { fix: `Remove "${found}". If it is a minus, write no space after it.` }
    : { fix: `Remove "${found}".`, mended }),
})

const insteadOfLines = (key: string) =>
  `Write a sentence. In running text, write them as "${key}:" in the file, each on its own line, starting with "- ".`

const several = (found: string): Finding => ({
  code: 'PASTED_BULLET',
  found,
  message: 'several lines with bullets are read as one text',
  fix: insteadOfLines('list'),
})

const numbered = (found: string): Finding => ({
  code: 'PASTED_BULLET',
  found,
  message: 'several numbered entries are read as one text',
  fix: insteadOfLines('steps'),
})
