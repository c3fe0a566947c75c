import { type Alias, type Document, visit } from 'yaml'
import { type Place, type Problem, problem } from '../problems/problems.ts'
import { parseLoosely } from './slips/slip.ts'
import { syntaxProblems } from './syntax.ts'
import { tooMuch, tooMuchProblem } from './too-much.ts'

/** More uses of one anchor than a person writes: above this, aliases are an attack on memory. */
const maxAliasCount = 100

/**
 * Deeper than any manifest. The parser is recursive: far deeper input exhausts the stack, and may crash the process.
 */
const maxDepth = 100

/** Reads any YAML, valid or not: the parser's nodes know where each mistake is. */
export function readAnyYaml(
  file: string,
  text: string,
  placeAt: (offset: number) => Place,
): { value: unknown; problems: Problem[] } {
  const tooDeep = findTooDeep(text)
  if (tooDeep !== undefined) return { value: undefined, problems: [deepProblem({ file, ...tooDeep })] }
  const document = parseLoosely(text)
  const problems = syntaxProblems(document, text, placeAt)
  if (problems.length > 0) return { value: undefined, problems }
  const read =
    text.includes('*') && hasAlias(document) ? readAliased(document, placeAt) : { value: document.toJS(), problems }
  const tooLarge = tooMuch(read.value)
  return tooLarge === undefined ? read : { value: undefined, problems: [tooMuchProblem(tooLarge, document, placeAt)] }
}

/**
 * Where the nesting is deeper than a manifest may have. A block is at most as deep as its line is indented, a flow
 * collection as deep as the brackets that are open. Text with that many unclosed brackets is not prose either.
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

const hasAlias = (document: Document) => aliasesOf(document).length > 0

function aliasesOf(document: Document): Alias[] {
  const aliases: Alias[] = []
  visit(document, { Alias: (_, alias) => void aliases.push(alias) })
  return aliases
}

/** Aliases are rare and can be wrong in ways the parser does not detect: undefined, recursive, or far too many. */
function readAliased(document: Document, placeAt: (offset: number) => Place): { value: unknown; problems: Problem[] } {
  const aliases = aliasesOf(document)
  const placeOf = ({ range }: Alias) => placeAt(range?.[0] ?? 0)
  const lost = aliases.filter((alias) => alias.resolve(document) === undefined)
  if (lost.length > 0) {
    const fix = 'Put a text that starts with "*" in double quotes.'
    return {
      value: undefined,
      problems: lost.map((each) =>
        problem('YAML_SYNTAX', placeOf(each), `"*${each.source}" is read as an alias, but it has no anchor`, fix),
      ),
    }
  }
  const bomb = (alias: Alias, message: string) => {
    const fix = 'Write the repeated values out, or use fewer aliases (*name).'
    return { value: undefined, problems: [problem('YAML_ALIAS_BOMB', placeOf(alias), message, fix)] }
  }
  const circular = aliases.find((alias) => {
    const target = alias.resolve(document)
    return (
      target?.range != null &&
      alias.range != null &&
      target.range[0] <= alias.range[0] &&
      alias.range[0] < target.range[1]
    )
  })
  if (circular !== undefined) return bomb(circular, `"*${circular.source}" is inside the value that it repeats`)
  try {
    return { value: document.toJS({ maxAliasCount }), problems: [] }
  } catch {
    return bomb(aliases[0]!, 'aliases expand to an unreasonable size')
  }
}
