import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type FileRecord, folderTimes, type PublishRecord, writeRecord } from './record.ts'
import { stageFolder, treeFolder } from './stage.ts'

/**
 * What turns the published tree into the new one. Written to disk before the first file moves, so that a commit that is
 * cut short is finished by the next command: the tree is then the old one or the new one, and never stays in between.
 */
interface Journal {
  /** Nothing was published: the staged tree becomes the published one in a single rename. */
  whole: boolean
  moves: string[]
  removes: string[]
  record: Omit<PublishRecord, 'files' | 'folders'> & { files: [string, FileRecord][] }
}

const journalFile = (out: string) => join(stageFolder(out), 'commit.json')

/** Thrown when the disk refuses while files are being moved. The next command finishes the work. */
export class CommitError extends Error {
  readonly code: string | undefined
  constructor(cause: NodeJS.ErrnoException) {
    super(`${cause.message}\nThe new site is complete but only partly in place: run the command again to finish.`)
    this.code = cause.code
  }
}

/** Publishes the staged files: moves `changed` in, removes what is not in `record`, and remembers it all. */
export function commit(
  out: string,
  changed: readonly string[],
  record: Omit<PublishRecord, 'folders'>,
): { removed: string[] } {
  const whole = !existsSync(out)
  const removes = whole ? [] : filesIn(out).filter((file) => !record.files.has(file))
  if (!whole && changed.length === 0 && removes.length === 0) {
    rmSync(stageFolder(out), { recursive: true, force: true })
    writeRecord(out, { ...record, folders: folderTimes(out, record.files.keys()) })
    return { removed: [] }
  }
  const journal: Journal = {
    whole,
    moves: inSafeOrder(changed),
    removes,
    record: { ...record, files: [...record.files] },
  }
  writeJournal(out, journal)
  finish(out, journal)
  return { removed: removes }
}

/** Finishes a commit that was cut short, or throws away a stage that was never complete. Run before anything else. */
export function recover(out: string): void {
  if (existsSync(journalFile(out))) finish(out, JSON.parse(readFileSync(journalFile(out), 'utf8')) as Journal)
  else rmSync(stageFolder(out), { recursive: true, force: true })
}

/** Every step may have been done before: a journal can be played again from its start. */
function finish(out: string, journal: Journal): void {
  const tree = treeFolder(out)
  try {
    if (journal.whole && !existsSync(out)) {
      mkdirSync(dirname(out), { recursive: true })
      renameSync(tree, out)
    } else {
      moveFiles(tree, out, journal.moves)
      removeFiles(out, journal.removes)
    }
  } catch (error) {
    throw new CommitError(error as NodeJS.ErrnoException)
  }
  const files = new Map(journal.record.files)
  writeRecord(out, { ...journal.record, files, folders: folderTimes(out, files.keys()) })
  rmSync(stageFolder(out), { recursive: true, force: true })
}

function moveFiles(tree: string, out: string, files: readonly string[]): void {
  const made = new Set<string>()
  for (const file of files) {
    const folder = dirname(file)
    if (!made.has(folder)) {
      mkdirSync(join(out, folder), { recursive: true })
      made.add(folder)
    }
    try {
      renameSync(join(tree, file), join(out, file))
    } catch (error) {
      // Moved before the commit was cut short.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(join(out, file))) throw error
    }
  }
}

function removeFiles(out: string, files: readonly string[]): void {
  const folders = new Set<string>()
  for (const file of files) {
    rmSync(join(out, file), { force: true })
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  }
  for (const folder of [...folders].sort().reverse()) {
    try {
      rmdirSync(join(out, folder))
    } catch {
      // Not empty, or already gone.
    }
  }
}

/** Scripts and styles first: a page that is in place always finds what it refers to. */
function inSafeOrder(files: readonly string[]): string[] {
  const isPage = (file: string) => Number(file.endsWith('.html'))
  return [...files].sort((a, b) => isPage(a) - isPage(b) || (a < b ? -1 : 1))
}

function writeJournal(out: string, journal: Journal): void {
  const unfinished = `${journalFile(out)}.tmp`
  const file = openSync(unfinished, 'w')
  try {
    writeFileSync(file, JSON.stringify(journal))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, journalFile(out))
}

/** Every file below `folder`, relative to it. */
function filesIn(folder: string): string[] {
  const files: string[] = []
  const visit = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const child = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(child)
      else files.push(child)
    }
  }
  visit('')
  return files
}
