import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  lstatSync,
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
import { UserError } from '../problems/user-error.ts'
import { type PublishRecord, prepareRecord, settleRecord } from './record.ts'
import { dropStage, stageFolder, treeFolder } from './stage.ts'

/**
 * The steps that turn the published tree into the new one. Written to disk before the first file is moved, so that the
 * next command can finish an interrupted commit: the tree then is the old one or the new one, and never stays in
 * between.
 */
interface Journal {
  /**
   * Nothing was published before: the staged tree becomes the published one in a single rename, and `moves` is empty.
   */
  whole: boolean
  moves: string[]
  removes: string[]
}

const journalFile = (out: string) => join(stageFolder(out), 'commit.json')

/** Thrown when the disk fails while files are being moved. The next command finishes the work. */
export class CommitError extends Error {
  readonly code: string | undefined
  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause })
    this.code = cause.code
  }
}

/** Publishes the staged files: moves `changed` in, removes files that are not in `record`, and saves the record. */
export function commit(
  out: string,
  changed: readonly string[],
  record: Omit<PublishRecord, 'folders'>,
): { removed: string[] } {
  const whole = !existsSync(out)
  if (whole && changed.length < record.files.size)
    throw new UserError(`Somebody took ${out} away while it was being published. Run the command again.`)
  const removes = whole ? [] : filesIn(out).filter((file) => !record.files.has(file))
  if (!whole && changed.length === 0 && removes.length === 0) {
    dropStage(out)
    prepareRecord(out, record)
    settleRecord(out, record.files)
    return { removed: [] }
  }
  const journal: Journal = { whole, moves: whole ? [] : inSafeOrder(changed), removes }
  prepareRecord(out, record)
  writeJournal(out, journal)
  finish(out, journal, record.files)
  return { removed: removes }
}

/** Finishes an interrupted commit, or discards a stage that was never completed. Runs before anything else. */
export function recover(out: string): void {
  const stage = stageFolder(out)
  if (!existsSync(stage)) return
  if (readdirSync(stage).some((name) => name !== 'tree' && !name.startsWith('commit.json')))
    throw new UserError(
      `${stage} is where new pages wait, and holds files of yours. Move them, or choose another --out.`,
    )
  const journal = readJournal(out)
  if (journal === undefined) dropStage(out)
  else finish(out, journal)
}

/**
 * Any step may have been done before: a journal can be replayed from its start. That is the case when `published`, the
 * files expected there afterwards, is not given.
 */
function finish(out: string, journal: Journal, published?: PublishRecord['files']): void {
  const tree = treeFolder(out)
  const isReplay = published === undefined
  try {
    if (journal.whole && !existsSync(out) && existsSync(tree)) renameSync(tree, out)
    else {
      moveFiles(tree, out, journal.whole && existsSync(tree) ? inSafeOrder(filesIn(tree)) : journal.moves, isReplay)
      removeFiles(out, journal.removes)
    }
    settleRecord(out, published)
    dropStage(out)
  } catch (error) {
    throw new CommitError(error as NodeJS.ErrnoException)
  }
}

function moveFiles(tree: string, out: string, files: readonly string[], isReplay: boolean): void {
  const made = new Set<string>()
  for (const file of files) {
    const folder = dirname(file)
    if (!made.has(folder)) {
      mkdirSync(join(out, folder), { recursive: true })
      made.add(folder)
    }
    try {
      rename(join(tree, file), join(out, file))
    } catch (error) {
      // Moved before the commit was interrupted. If it has been deleted since, the next run notices and makes it again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !isReplay) throw error
    }
  }
}

/**
 * The published folder may be a separate disk, as in a container: the file is then copied over first, so that the last
 * step is still a rename.
 */
function rename(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, `${to}.moving`)
    renameSync(`${to}.moving`, to)
  }
}

function removeFiles(out: string, files: readonly string[]): void {
  const folders = new Set<string>()
  for (const file of files) {
    const path = join(out, file)
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) folders.add(file)
    else rmSync(path, { force: true })
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

/** The journal, if a commit was begun. A damaged one counts as empty: the run that follows checks every file. */
function readJournal(out: string): Journal | undefined {
  try {
    return existsSync(journalFile(out)) ? (JSON.parse(readFileSync(journalFile(out), 'utf8')) as Journal) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Every file and every empty folder below `folder`, relative to it. */
function filesIn(folder: string): string[] {
  const files: string[] = []
  const visit = (path: string) => {
    const entries = readdirSync(join(folder, path), { withFileTypes: true })
    if (entries.length === 0 && path !== '') files.push(path)
    for (const entry of entries) {
      const child = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(child)
      else files.push(child)
    }
  }
  visit('')
  return files
}
