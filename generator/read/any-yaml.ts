import { type Alias, type Document, type Node, visit } from 'yaml'
import { groupBy } from '../group-by.ts'
import { type Place, type PlaceAt, type Problem, problem } from '../problems/problems.ts'
import { parseLoosely } from './slips/slip.ts'
import { syntaxProblems } from './syntax.ts'
import { tooMuch, tooMuchProblem } from './too-much.ts'

/** More uses of one anchor than a person writes: above this, aliases are an attack on memory. */
const maxAliasCount = 100

/** More aliases than a person writes in one file: the parser walks the whole file for each. */
const maxAliases = 1_000

/**
 * Deeper than any manifest. The parser is recursive: far deeper input exhausts the stack, and may crash the process.
 */
const maxDepth = 100

/** What was read, or the problems that prevent it. */
interface AnyYaml {
  value: unknown
  problems: Problem[]
}

/** Reads any YAML, valid or not: the parser's nodes give the place of each mistake. */
export function readAnyYaml(file: string, text: string, placeAt: PlaceAt): AnyYaml {
  const tooDeep = findTooDeep(text)
  if (tooDeep !== undefined) return { value: undefined, problems: [deepProblem({ file, ...tooDeep })] }
  try {
    return readShallow(text, placeAt)
  } catch (error) {
    // Some mistakes nest without brackets or indentation, such as `[a: b: c: ...]`: the stack was exhausted.
    if (!(error instanceof RangeError)) throw error
    return { value: undefined, problems: [deepProblem(placeAt(0))] }
  }
}

function readShallow(text: string, placeAt: PlaceAt): AnyYaml {
  const document = parseLoosely(text)
  const problems = syntaxProblems(document, text, placeAt)
  if (problems.length > 0) return { value: undefined, problems }
  const aliases = text.includes('*') ? aliasesOf(document) : []
  const read = aliases.length === 0 ? { value: document.toJS(), problems } : readAliased(document, aliases, placeAt)
  const tooLarge = tooMuch(read.value)
  return tooLarge === undefined ? read : { value: undefined, problems: [tooMuchProblem(tooLarge, document, placeAt)] }
}

/**
 * Finds where the nesting is too deep for a manifest. A block is at most as deep as its line is indented, a flow
 * collection as deep as the number of open brackets. Text with that many unclosed brackets is not prose either.
 */
function findTooDeep(text: string): { line: number; column: number } | undefined {
  let open = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[ \t?-]*/.exec(line)![0].length > 2 * maxDepth) return { line: index + 1, column: 2 * maxDepth + 1 }
    for (const { 0: bracket, index: offset } of line.matchAll(/[[\]{}]/g)) {
      open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1)
      if (open > maxDepth) return { line: index + 1, column: offset + 1 }
    }
  }
  return undefined
}

const deepProblem = (place: Place) =>
  problem('YAML_TOO_DEEP', place, 'nested too deeply to read', 'Restore the file from an earlier version.')

/** An alias, and the value it repeats: that of the last anchor of its name before it. */
interface AliasOf {
  alias: Alias
  target: Node | undefined
}

/** All aliases of a file, in file order. Looking up each of them separately would walk the whole file every time. */
function aliasesOf(document: Document): AliasOf[] {
  const anchors = new Map<string, Node>()
  const aliases: AliasOf[] = []
  visit(document, {
    Alias: (_, alias) => void aliases.push({ alias, target: anchors.get(alias.source) }),
    Value: (_, node) => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node)
    },
  })
  return aliases
}

/** Aliases are rare and can be wrong in ways the parser does not detect: undefined, recursive, or far too many. */
function readAliased(document: Document, aliases: readonly AliasOf[], placeAt: PlaceAt): AnyYaml {
  const placeOf = ({ alias }: AliasOf) => placeAt(alias.range?.[0] ?? 0)
  const lost = aliases.filter(({ target }) => target === undefined)
  if (lost.length > 0)
    return { value: undefined, problems: lost.map((each) => lostAlias(each.alias.source, placeOf(each))) }
  const bomb = (at: AliasOf, message: string) => {
    const fix = 'Write the repeated values out, or use fewer aliases (*name).'
    return { value: undefined, problems: [problem('YAML_ALIAS_BOMB', placeOf(at), message, fix)] }
  }
  const circular = aliases.find(isInItsTarget)
  if (circular !== undefined) return bomb(circular, `"*${circular.alias.source}" is inside the value that it repeats`)
  const uses = groupBy(aliases, ({ target }) => target)
  const areTooMany = aliases.length > maxAliases || [...uses.values()].some(({ length }) => length > maxAliasCount)
  try {
    if (!areTooMany) return { value: document.toJS({ maxAliasCount }), problems: [] }
  } catch {
    // Aliases of aliases are too many as well.
  }
  return bomb(aliases[0]!, 'aliases expand to an unreasonable size')
}

function lostAlias(name: string, place: Place): Problem {
  // In place of coordinates or another group, a quoted text would only be the next mistake.
  const orWrite = /^[\w-]+$/.test(name) ? ' If it is meant to repeat a value, write the value out.' : ''
  const fix = `Put a text that starts with "*" in double quotes.${orWrite}`
  return problem('YAML_SYNTAX', place, `"*${name}" is read as an alias, but it has no anchor`, fix)
}

function isInItsTarget({ alias, target }: AliasOf): boolean {
  if (!target?.range || !alias.range) return false
  const [start] = alias.range
  return target.range[0] <= start && start < target.range[1]
}
