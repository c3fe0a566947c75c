import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openKeptTexts } from '../cache/kept-texts.ts'
import { addAll } from '../group-by.ts'
import { hashOfText } from '../hash.ts'
import { type FileText, type Problem, problem } from '../problems/problems.ts'
import { positionAt } from '../problems/range-of.ts'
import { checkingKey } from '../run/source-keys.ts'
import { isRead, type ListedFile, listManifest } from './list-manifest.ts'
import { readYaml } from './read-yaml.ts'
import { noteHash, type SettledHashes, settledHash } from './settled-hashes.ts'

/** One YAML file of the manifest, read. `file` is its path below the manifest folder, with forward slashes. */
export interface Source extends FileText {
  /** The YAML's content as plain data; undefined when it could not be read. */
  value: unknown
}

/**
 * Reads every YAML file below `folder`, in a fixed order, without interpreting it: parse.ts does that. A file whose
 * text has not changed since `before` keeps its source, and with it the results cached for it.
 */
export function readManifest(
  folder: string,
  { before = [], unsaved = new Map(), listed: all = listManifest(folder), hashes = new Map() }: ReadOptions = {},
): { sources: Source[]; problems: Problem[] } {
  const sourcesBefore = new Map(before.map((source) => [source.file, source]))
  const isGone = (file: string) => unsaved.has(file) && unsaved.get(file) === undefined
  const listed = new Map(all.filter(({ file }) => !unsaved.has(file)).map((each) => [each.file, each]))
  const problems = [...listed.values()].flatMap(({ refused }) => refused ?? [])
  const written = [...listed.keys()].filter(isRead)
  const files = [...written, ...unsaved.keys()].filter((file) => !isGone(file)).sort()
  // The disk cache serves new processes: one that has loaded the manifest before knows all but the changed file.
  const cache =
    before.length === 0 ? openKeptTexts({ kind: 'yaml', folder, by: checkingKey(), count: files.length }) : undefined
  const sources = files.map((file) => {
    if (listed.get(file)?.refused !== undefined) return { file, text: '', value: undefined }
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
    addAll(problems, read.problems)
    if (read.problems.length === 0) cache?.set(text, read.value)
    return { file, text, value: read.value }
  })
  cache?.save()
  return { sources, problems }
}

/** What a caller may know better than the disk, or already. */
interface ReadOptions {
  /** Its files as they were when it was last read. */
  before?: readonly Source[] | undefined
  /** The new text by file, or undefined for a file to be deleted: it overrides the disk. */
  unsaved?: ReadonlyMap<string, string | undefined> | undefined
  /** Its files, listed just now. */
  listed?: readonly ListedFile[]
  hashes?: SettledHashes
}

/**
 * Some editors save in other encodings: readers would see a question mark for each accented letter. Without accents,
 * UTF-16 is UTF-8 with a null byte beside each letter. Others are left by a program, or by a disk without power.
 */
function refuseEncoding(file: string, text: string): { value: undefined; problems: Problem[] } {
  const place = { file, ...positionAt(text, text.search(/[\0\uFFFD]/)) }
  const isInUtf8 = !text.includes('\uFFFD') && !/[^\0]\0[^\0]\0|\0[^\0]\0[^\0]/.test(text)
  const [message, fix] = isInUtf8
    ? [
        'there is a null byte here, which is no part of any text',
        'Remove it, or restore the file from an earlier version.',
      ]
    : ['the file is not saved as UTF-8', 'Save the file as UTF-8: most editors have a setting called "encoding".']
  return { value: undefined, problems: [problem('YAML_SYNTAX', place, message, fix)] }
}
