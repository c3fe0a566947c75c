import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../generator/folders.ts'
import { type Hunk, readHunks, replaceOnce } from '../support/hunks.ts'

/** The change made by following one entry of CONTRIBUTING.md: a file of tests/fixtures/how-to. */
interface Change {
  name: string
  /** In the order of the diff. */
  files: ChangedFile[]
}

interface ChangedFile {
  file: string
  isNew: boolean
  hunks: Hunk[]
}

/** A place in a change: a file, or one of its hunks, counted from 0. */
export interface ChangePlace {
  change: string
  file: string
  hunk?: number
}

/** Reads a unified diff of several files. */
export function readChange(name: string): Change {
  const text = readFileSync(join(root, 'tests/fixtures/how-to', `${name}.diff`), 'utf8')
  const files = text.split(/^--- /m).slice(1).map(readFile)
  return { name, files }
}

function readFile(text: string): ChangedFile {
  const [, from, file] = /^(\S+)\n\+\+\+ b\/(\S+)\n@@\n/.exec(text)!
  return { file: file!, isNew: from === '/dev/null', hunks: readHunks(text) }
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
        const original = join(root, file)
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
    const original = join(root, file)
    if (existsSync(original)) writeFileSync(join(this.folder, file), readFileSync(original))
    else rmSync(join(this.folder, file))
    this.#changed.delete(file)
  }
}
