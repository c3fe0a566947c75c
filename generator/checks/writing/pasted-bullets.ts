import { type Finding, matching, type Rule } from './rule.ts'

// Word sets its bullets in symbol fonts, whose letters are pasted as U+F0B7 and its neighbors: other fonts show a box.
const bullet = /^\s*(?:[•·▪▫◦‣●○■□➢➤✓✔\uf000-\uf0ff]|[*–—-](?=\s))\s*(?=\S)/u
const another = /\s[•▪▫◦‣●■\uf000-\uf0ff]\s/u

/** Lines of a text in a block, possibly below one that introduces them: HTML shows them as one paragraph. */
const inLines = /^\s*([-•▪▫◦‣●■\uf000-\uf0ff])\s.*\n\s*\1\s/mu

/** Bullets pasted from another document: the page draws its own, or shows the texts as one paragraph. */
export const pastedBullets: Rule = {
  isSuspect: matching(
    /[•·▪▫◦‣●○■□➢➤✓✔\uf000-\uf0ff]|[*-](?<=["'] *[*-]|[|>][+-]?\n *[*-]) |[–—](?<=["':|>-]\s*[–—]) |[.)](?<=["' ]\d{1,2}[.)]) |[|>](?<=[:-] [|>])[+-]?\r?\n/u,
  ),
  find: (text, { path, field, language }) => {
    const isItem = typeof path.at(-1) === 'number'
    if (language === undefined && !isItem) return []
    const isNumbered = isItem && (field === 'list' || field === 'steps')
    const listed = inLines.exec(text)?.[1]
    if (listed !== undefined) return [several(listed)]
    const found = bullet.exec(text)?.[0] ?? (isNumbered ? ownNumber(text, Number(path.at(-1))) : undefined)
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

const one = (found: string, mended: string): Finding => ({
  code: 'PASTED_BULLET',
  found,
  message: `the text starts with "${found}", but the page adds its own bullet or number where one belongs`,
  fix: `Remove "${found}".`,
  mended,
})

const several = (found: string): Finding => ({
  code: 'PASTED_BULLET',
  found,
  message: 'several lines with bullets are read as one text',
  fix: 'Put each on its own line, starting with "- ", under "list:" in running text. Elsewhere, write a sentence.',
})
