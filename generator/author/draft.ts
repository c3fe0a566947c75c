import { parse } from 'yaml'
import { applyEdits } from '../problems/apply-edits.ts'
import type { Edit } from '../problems/problems.ts'
import { withoutMark } from '../read/byte-order-mark.ts'
import type { Source } from '../read/read.ts'

/** A manifest being changed in memory: nothing is written until a person has seen what would change. */
export interface Draft {
  /** Every file as it would be, sorted by name. */
  sources: () => Source[]
  /** The file as it would be; undefined if the draft has no such file. */
  source: (file: string) => Source | undefined
  /**
   * Applies the edits that `make` returns for the file as it would be. False if there are none, or no such file.
   */
  edit: (file: string, make: (source: Source) => Edit | readonly Edit[] | undefined) => boolean
  /** Creates or replaces the file. */
  write: (file: string, text: string) => void
  remove: (file: string) => void
  /** Renames the file and gives it this text. */
  move: (from: string, to: string, text: string) => void
  /** The texts of the files that would change, by name; undefined for a file that would be removed. */
  unsaved: () => ReadonlyMap<string, string | undefined>
  changes: () => FileChange[]
}

/** A file that would change. `before` is undefined for a new file, `after` for one that would be removed. */
export interface FileChange {
  file: string
  /** Its current name, if that changes. */
  from?: string | undefined
  before: string | undefined
  after: string | undefined
}

/** A draft that begins with these files, which it leaves as they are. */
export function openDraft(sources: readonly Source[]): Draft {
  const before = new Map(sources.map((source) => [source.file, source]))
  const now = new Map(before)
  const write = (file: string, text: string) => {
    now.set(file, { file, text, value: parse(withoutMark(text)) as unknown })
  }
  const movedFrom = new Map<string, string>()
  const texts = () =>
    [...new Set([...before.keys(), ...now.keys()])]
      .map((file) => ({ file, before: before.get(file)?.text, after: now.get(file)?.text }))
      .filter((change) => change.before !== change.after)
  const changes = (): FileChange[] => {
    const all = texts()
    const isMove = ({ file, before: text }: FileChange) => text === undefined && movedFrom.has(file)
    const moved = new Set(all.filter(isMove).map(({ file }) => movedFrom.get(file)!))
    return all
      .filter(({ file }) => !moved.has(file))
      .map((change) => {
        const from = isMove(change) ? movedFrom.get(change.file)! : undefined
        return from === undefined ? change : { ...change, from, before: before.get(from)?.text }
      })
  }
  return {
    sources: () => [...now.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    source: (file) => now.get(file),
    edit: (file, make) => {
      const source = now.get(file)
      const made = source && make(source)
      const edits = made === undefined ? [] : 'file' in made ? [made] : made
      if (source === undefined || edits.length === 0) return false
      write(file, applyEdits(source.text, edits))
      return true
    },
    write,
    remove: (file) => {
      now.delete(file)
    },
    move: (from, to, text) => {
      now.delete(from)
      write(to, text)
      movedFrom.set(to, from)
    },
    unsaved: () => new Map(texts().map(({ file, after }) => [file, after])),
    changes,
  }
}
