import { allStates } from '../../gazetteer/us-states.ts'
import { capitalized } from '../../text/capitalized.ts'
import { tag } from './foreign-markup.ts'
import type { Finding, Rule, Where } from './rule.ts'

/** Names of cities and their parts, as used in titles, addresses and on maps, and of cities that the geo gate lets in. */
export const namesOfPlaces: Rule = {
  find: (text, where) => {
    // The slash of an HTML tag is reported with the tag.
    const isOfGate = isInGate(where)
    if (!(isOfGate || isName(where)) || text.trim() === '' || tag.test(text)) return []
    const [, name = '', rest] = /^([^,]*[^,\s])\s*,\s*(|\S.*)$/.exec(text) ?? withCode(text) ?? []
    if (rest !== undefined && name !== '') return [withState(text, rest, name, isOfGate)]
    // The gate compares names without regard to capitals, and readers see none of them.
    if (isOfGate) return []
    if (/[/\\|]/.test(text)) return [oddName(text, 'it contains a slash, as if it were two names')]
    if (/[;\t]/.test(text)) return [oddName(text, 'it contains several cells of a table')]
    const hasCase = /\p{L}.*\p{L}.*\p{L}.*\p{L}.*\p{L}/u.test(text)
    const isSmall = !/\p{Lu}/u.test(text)
    const cased = hasCase && (isSmall || !/\p{Ll}/u.test(text)) ? withCapitals(text) : text
    const mended = cased.trim().replace(/\s{2,}|[^\S ]/g, ' ')
    if (mended === text) return []
    if (cased === text) return [oddName(text, 'it contains an extra space or an unusual one', mended)]
    return [oddName(text, isSmall ? 'it has no capital letter' : 'it is all in capital letters', mended)]
  },
}

/**
 * A name that ends in the code of a state, without a comma: `Beaverton OR`. The letter is looked for separately: one
 * pattern for all would try every way to divide a long text, for minutes.
 */
function withCode(text: string): RegExpExecArray | undefined {
  const found = /^(.*\S)\s+(\p{Lu}{2})$/u.exec(text)
  if (found === null || !/\p{Ll}/u.test(found[1]!)) return undefined
  return allStates().some(({ code }) => code === found[2]) ? found : undefined
}

/** Lowercase inside the names of American places: "Rancho Palos Verdes", "Isle of Wight", "Palma de Oro". */
const small = ['of', 'the', 'and', 'in', 'on', 'at', 'by', 'de', 'del', 'la', 'las', 'los', 'el', 'y']

/** The name with each word capitalized, apart from the small ones. */
const withCapitals = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\p{L}'’]+/gu, (word, at: number) => (at > 0 && small.includes(word) ? word : capitalized(word)))

function isName({ file, path }: Where): boolean {
  if (file === 'practice.yaml') return path.length === 2 && path[0] === 'address' && path[1] === 'city'
  if (file !== 'cities.yaml') return false
  return (
    (path.length === 2 && path[1] === 'name') || (path.length === 3 && (path[1] === 'areas' || path[1] === 'names'))
  )
}

const isInGate = ({ file, path }: Where) =>
  file === 'practice.yaml' && path.length === 3 && path[0] === 'geoGate' && path[1] === 'cities'

function withState(text: string, rest: string, name: string, isOfGate: boolean): Finding {
  const why = isOfGate ? 'the gate compares the name alone' : `titles that add the state would say "${text}, ..."`
  const message = `"${text}" contains more than the name: ${why}`
  const found = { code: 'NAME_WITH_STATE', found: text, message } as const
  if (!isState(rest))
    return { ...found, fix: `Write "${name}". Any other place in "${rest}" gets an entry of its own.` }
  return { ...found, fix: `Write "${name}"${rest === '' ? '' : `, without "${rest}"`}.`, mended: name }
}

/** A state by its code or name, with or without a ZIP code; abroad, a code is likely one. */
function isState(rest: string): boolean {
  const state = rest.replace(/ [\d-]+$/, '')
  return rest === '' || /^\p{Lu}{2,3}$/u.test(state) || allStates().some(({ name }) => name === state)
}

const oddName = (text: string, what: string, mended?: string): Finding => ({
  code: 'ODD_NAME',
  found: text,
  message: `"${text}" is used in titles as it is, but ${what}`,
  fix: mended === undefined ? 'Write the name as people write it.' : `Write "${mended}".`,
  ...(mended === undefined ? {} : { mended }),
})
