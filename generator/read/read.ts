import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Alias, type Document, LineCounter, parseDocument, visit } from 'yaml'
import { openKeptTexts } from '../cache/kept-texts.ts'
import { hashOf } from '../hash.ts'
import { memo } from '../memo.ts'
import { type Place, type Problem, problem } from '../problems/problems.ts'
import { type ListedFile, listManifest } from './list-manifest.ts'
import { noteHash, type SettledHashes, settledHash } from './settled-hashes.ts'
import { refusal } from './slips/whole-file.ts'
import { syntaxProblems } from './syntax.ts'
import { tooMuch } from './too-much.ts'

/** One YAML file of the manifest, read. `file` is its path below the manifest folder, with forward slashes. */
export interface Source {
  file: string
  text: string
  /** The YAML's content as plain data; undefined when it could not be read. */
  value: unknown
}

/** Another one when reading becomes stricter: files that an older version accepted are then read again. */
const strictness = '3'

/** More uses of one anchor than a person writes: above this, aliases are an attack on memory. */
const maxAliasCount = 100

/**
 * Deeper than any manifest. The parser is recursive: far deeper input exhausts the stack, and may crash the process.
 */
const maxDepth = 100

/**
 * Reads every YAML file below `folder`, in a fixed order, without interpreting it: that is parse.ts. A file whose text
 * has not changed since `before` keeps its source, and with it the results cached for it. `unsaved` are texts that
 * files are to have, by file, or nothing for one that is to go: they are read in place of what is on the disk.
 */
export function readManifest(
  folder: string,
  before: readonly Source[] = [],
  unsaved: ReadonlyMap<string, string | undefined> = new Map(),
  { listed: all = listManifest(folder), hashes = new Map() }: ReadOptions = {},
): { sources: Source[]; problems: Problem[] } {
  const sourcesBefore = new Map(before.map((source) => [source.file, source]))
  const problems: Problem[] = []
  // The cache on disk serves a new process: one that has loaded the manifest before knows all but the changed file.
  const cache = before.length === 0 ? openKeptTexts('yaml', folder, strictness) : undefined
  const isGone = (file: string) => unsaved.has(file) && unsaved.get(file) === undefined
  const listed = new Map(all.filter(({ file }) => !unsaved.has(file)).map((each) => [each.file, each]))
  const refused = new Map(
    [...listed.values()].flatMap(({ file, refused }) => (refused === undefined ? [] : [[file, refused]])),
  )
  problems.push(...refused.values())
  const written = [...listed.keys()].filter((file) => /\.ya?ml$/.test(file))
  const files = [...written, ...unsaved.keys()].filter((file) => !isGone(file)).sort()
  const sources = files.map((file) => {
    if (refused.has(file)) return { file, text: '', value: undefined }
    const typed = unsaved.get(file)
    const same = sourcesBefore.get(file)
    const path = join(folder, file)
    const stats = typed === undefined ? listed.get(file)?.stats : undefined
    const settled = same?.value === undefined ? undefined : settledHash(path, stats, hashes)
    if (settled !== undefined && settled === hashOfText(same!)) return same!
    const bytes = typed === undefined ? readFileSync(path) : Buffer.from(typed)
    const text = bytes.toString()
    if (same?.text === text && same.value !== undefined) {
      if (stats !== undefined) noteHash(path, stats, hashOfText(same), hashes)
      return same
    }
    const known = cache?.get(text)
    if (known !== undefined) return { file, text, value: known }
    const read = isUtf8(bytes) && !text.includes('\0') ? readYaml(file, text) : refuseEncoding(file, text)
    problems.push(...read.problems)
    if (read.problems.length === 0) cache?.set(text, read.value)
    return { file, text, value: read.value }
  })
  cache?.save()
  return { sources, problems }
}

/** For a caller that knows more of the folder than its path. */
interface ReadOptions {
  /** Its files, listed just now. */
  listed?: readonly ListedFile[]
  hashes?: SettledHashes
}

const hashOfText = (source: Source) => memo(source, 'text', () => hashOf(source.text))

/** Some editors save accented letters in other encodings: readers would see a question mark for each. */
function refuseEncoding(file: string, text: string): { value: undefined; problems: Problem[] } {
  const before = text.slice(0, text.search(/[\0\uFFFD]/)).split('\n')
  const place = { file, line: before.length, column: before.at(-1)!.length + 1 }
  const fix = 'Save the file as UTF-8: editors offer it as "encoding".'
  return { value: undefined, problems: [problem('YAML_SYNTAX', place, 'the file is not saved as UTF-8', fix)] }
}

/** The YAML of one file as plain data, or what keeps it from being read. */
export function readYaml(file: string, text: string): { value: unknown; problems: Problem[] } {
  const counter = new LineCounter()
  const tooDeep = findTooDeep(text)
  if (tooDeep !== undefined) return { value: undefined, problems: [deepProblem({ file, ...tooDeep })] }
  // Duplicate keys are found by slips/slip.ts.
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: false })
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { file, line, column: col }
  }
  const refused = refusal(file, text, placeAt)
  if (refused !== undefined) return { value: undefined, problems: [refused] }
  const problems = syntaxProblems(document, text, placeAt)
  if (problems.length > 0) return { value: undefined, problems }
  const read =
    text.includes('*') && hasAlias(document) ? readAliased(document, placeAt) : { value: document.toJS(), problems }
  const much = tooMuch(read.value, document, placeAt)
  return much === undefined ? read : { value: undefined, problems: [much] }
}

/**
 * Where the nesting exceeds what a manifest may have. A block is at most as deep as its line is indented, a flow
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
        problem('YAML_SYNTAX', placeOf(each), `"*${each.source}" is read as an alias, and no value has that name`, fix),
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
  if (circular !== undefined) return bomb(circular, `"*${circular.source}" stands inside the very value it repeats`)
  try {
    return { value: document.toJS({ maxAliasCount }), problems: [] }
  } catch {
    return bomb(aliases[0]!, 'aliases expand to an unreasonable size')
  }
}
