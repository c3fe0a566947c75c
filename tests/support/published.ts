import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from '../../generator/cache/store.ts'
import { type GenerateOptions, generate } from '../../generator/commands/generate.ts'
import type { ExitCode } from '../../generator/exit-codes.ts'
import { hashOf } from '../../generator/hash.ts'
import { recordEntry } from '../../generator/publish/record.ts'
import { emptyFolder } from './world.ts'

/** The outcome of a run of `generate`, and all its output. */
export interface Run {
  code: ExitCode
  said: string
  /** The reported counts of published files. Missing when nothing was published. */
  counts?: { pages: number; rendered: number; written: number; removed: number }
}

/** Runs the `generate` command inside this process. */
export async function publish(manifest: string, out: string, options: GenerateOptions = {}): Promise<Run> {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const code = await generate({ manifest, out, json: true, print, note: print }, options)
  const published = said.find((line) => line.startsWith('{"event":"published"'))
  return { code, said: said.join('\n'), ...(published === undefined ? {} : { counts: JSON.parse(published) }) }
}

/** Deletes the record of what was published to the folder. */
export const forget = (out: string) => rmSync(pathOf(recordEntry(out)), { force: true })

/** File -> bytes, symlink -> target. Folders end in a slash, so that empty ones show. A missing folder is empty. */
export type Tree = Map<string, Buffer>

export const treeOf = (folder: string): Tree => new Map(namesIn(folder).map((name) => [name, bytesOf(folder, name)]))

/** The names of everything in the folder, in the format of a tree. */
function namesIn(folder: string, path = ''): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const name = `${path}${entry.name}`
    return entry.isDirectory() ? [`${name}/`, ...namesIn(folder, `${name}/`)] : [name]
  })
}

function bytesOf(folder: string, name: string): Buffer {
  const path = join(folder, name)
  if (name.endsWith('/')) return Buffer.alloc(0)
  return lstatSync(path).isSymbolicLink() ? Buffer.from(`-> ${readlinkSync(path)}`) : readFileSync(path)
}

/** File -> hash of its bytes, in order: less to compare than a tree. */
export function hashesOf(folder: string): Record<string, string> {
  const files = namesIn(folder).filter((name) => !name.endsWith('/'))
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(bytesOf(folder, file))]))
}

/** The tree of the site as it is published to an empty folder: what every other way to the same site must match. */
export async function coldTree(manifest: string, options: GenerateOptions = {}): Promise<Tree> {
  const out = join(emptyFolder(), 'dist')
  const { code, said } = await publish(manifest, out, options)
  if (code !== 0) throw new Error(said)
  return treeOf(out)
}

/** The differences between two trees, a few words per file. Empty when they are equal byte for byte. */
export function differences(actual: Tree, expected: Tree): string[] {
  const all = [...new Set([...actual.keys(), ...expected.keys()])].sort()
  return all.flatMap((file) => {
    const [is, should] = [actual.get(file), expected.get(file)]
    if (should === undefined) return [`${file} should not be there`]
    if (is === undefined) return [`${file} is missing`]
    return is.equals(should) ? [] : [`${file} differs: ${firstDifference(is.toString(), should.toString())}`]
  })
}

function firstDifference(is: string, should: string): string {
  let at = 0
  while (is[at] === should[at]) at += 1
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50))
  return `${part(is)} instead of ${part(should)}`
}

/** The mtimes of everything in the folder, to detect files that were written again. */
export const timesOf = (folder: string): Record<string, number> =>
  Object.fromEntries(namesIn(folder).map((file) => [file, lstatSync(join(folder, file)).mtimeMs]))
