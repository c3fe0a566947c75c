import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from '../support/world.ts'

/** The change made by following one entry of CONTRIBUTING.md: a file of tests/fixtures/how-to. */
export interface Change {
  name: string
  /** In the order of the diff. */
  files: ChangedFile[]
}

interface ChangedFile {
  file: string
  isNew: boolean
  hunks: Hunk[]
}

/** The lines before the change, and those that replace them. */
interface Hunk {
  before: string
  after: string
}

/** A place in a change: a file, or one of its hunks, counted from 0. */
export interface ChangePlace {
  change: string
  file: string
  hunk?: number
}

/** Reads a unified diff. Its hunks have no line numbers: they are found by their own lines. */
export function readChange(name: string): Change {
  const text = readFileSync(join(repository, 'tests/fixtures/how-to', `${name}.diff`), 'utf8')
  const files = text.split(/^--- /m).slice(1).map(readFile)
  return { name, files }
}

function readFile(text: string): ChangedFile {
  const [head, ...hunks] = text.split(/^@@\n/m)
  const [, from, file] = /^(\S+)\n\+\+\+ b\/(\S+)\n$/.exec(head!)!
  return { file: file!, isNew: from === '/dev/null', hunks: hunks.map(readHunk) }
}

function readHunk(text: string): Hunk {
  const lines = text.split('\n').slice(0, -1)
  const without = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [] : [`${line.slice(1)}\n`])).join('')
  return { before: without('+'), after: without('-') }
}

/** A copy of the checkout in `folder`: `become` applies changes to it and reverts those it had before. */
export class Copy {
  readonly folder: string
  #changed = new Map<string, string>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** `left` lists places to leave out, as if somebody had forgotten them. */
  become(changes: readonly Change[], left: readonly ChangePlace[] = []): void {
    const wanted = new Map<string, string>()
    for (const { name, files } of changes) {
      for (const { file, isNew, hunks } of files) {
        const isLeft = (hunk?: number) =>
          left.some((place) => place.change === name && place.file === file && place.hunk === hunk)
        if (isLeft()) continue
        const original = join(repository, file)
        if (isNew && existsSync(original)) throw new Error(`${name}.diff adds ${file}, which is there already`)
        const kept = hunks.filter((_, at) => !isLeft(at))
        const text = wanted.get(file) ?? (isNew ? '' : readFileSync(original, 'utf8'))
        wanted.set(
          file,
          kept.reduce((now, hunk) => replaceOnce(now, hunk, `${name}.diff: ${file}`), text),
        )
      }
    }
    for (const file of this.#changed.keys()) if (!wanted.has(file)) this.#restore(file)
    for (const [file, text] of wanted) this.write(file, text)
  }

  /** Does not write text that is already there, so that only what has changed gets a new mtime. */
  write(file: string, text: string): void {
    if (this.#changed.get(file) === text) return
    const path = join(this.folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    this.#changed.set(file, text)
  }

  #restore(file: string): void {
    const original = join(repository, file)
    if (existsSync(original)) writeFileSync(join(this.folder, file), readFileSync(original))
    else rmSync(join(this.folder, file))
    this.#changed.delete(file)
  }
}

/** Throws when the anchor is missing or occurs twice: the diff is then out of date. */
function replaceOnce(text: string, { before, after }: Hunk, where: string): string {
  const at = before === '' ? 0 : text.indexOf(before)
  if (at < 0) throw new Error(`${where} no longer has these lines:\n${before}`)
  if (before !== '' && text.indexOf(before, at + 1) >= 0) throw new Error(`${where} has these lines twice:\n${before}`)
  return text.slice(0, at) + after + text.slice(at + before.length)
}
