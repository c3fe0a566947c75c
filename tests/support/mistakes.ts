import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { type Loaded, loadSite } from '../../generator/load-site.ts'
import { applyEdits } from '../../generator/problems/apply-edits.ts'
import { newProblems } from '../../generator/problems/news.ts'
import type { Edit, Problem } from '../../generator/problems/problems.ts'
import { clearwater, copyOf } from './world.ts'

/** One mistake an author makes in the practice of Clearwater, and the problem that must be reported. */
export interface Mistake {
  name: string
  file: string
  /** Its first occurrence becomes `write`. */
  find?: string
  write?: string
  /** The file is renamed to this path, or copied to it. */
  move?: string
  copy?: string
  /** How the bytes of the file are written. */
  as?: 'cr' | 'crlf' | 'bom' | 'latin1' | 'utf16le' | 'empty'
  /** The code of the problem at that place. Missing when the change is fine. */
  code?: string
  /** Where the problem is reported, when that is not where the text was changed. */
  at?: string
  /** The problem has an edit that removes it and causes no other. */
  fixable?: boolean
}

const folder = 'tests/fixtures/mistakes'

/** Group -> its mistakes, one file each. */
export const groups: Record<string, Mistake[]> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => [file.replace('.yaml', ''), parse(readFileSync(join(folder, file), 'utf8')) as Mistake[]]),
)

/** Opens a copy of the practice. Returns a function that makes one mistake in it and undoes it. */
export function openPractice() {
  const manifest = copyOf(clearwater)
  const base = loadSite(manifest)
  const brought = ({ problems }: Loaded) => newProblems(problems, base.problems)

  /** The problems reported, the lines that the mistake changed, and the problems left once all edits are applied. */
  return (
    mistake: Mistake,
  ): { problems: Problem[]; lines: [from: number, to: number]; left: Problem[] | undefined } => {
    const path = join(manifest, mistake.file)
    const before = readFileSync(path)
    const made = changed(before, mistake)
    const target = join(manifest, mistake.move ?? mistake.copy ?? mistake.file)
    mkdirSync(dirname(target), { recursive: true })
    if (mistake.move !== undefined) rmSync(path)
    writeFileSync(target, made.bytes)
    try {
      const reported = brought(loadSite(manifest, { before: base }))
      return { problems: reported, lines: made.lines, left: afterEdits(reported) }
    } finally {
      rmSync(target)
      writeFileSync(path, before)
    }
  }

  function afterEdits(reported: readonly Problem[]): Problem[] | undefined {
    const edits = reported.flatMap((problem) => problem.edits ?? [])
    if (edits.length === 0) return undefined
    const files = [...new Set(edits.map(({ file }) => file))].map((file) => {
      const path = join(manifest, file)
      return {
        path,
        text: readFileSync(path, 'utf8'),
        edits: withoutOverlaps(edits.filter((edit) => edit.file === file)),
      }
    })
    for (const { path, text, edits } of files) writeFileSync(path, applyEdits(text, edits))
    try {
      return brought(loadSite(manifest, { before: base }))
    } finally {
      for (const { path, text } of files) writeFileSync(path, text)
    }
  }
}

/** Drops edits that overlap an earlier one: two problems may propose the same edit. */
const withoutOverlaps = (edits: readonly Edit[]) =>
  edits.filter(
    (edit, index) => !edits.slice(0, index).some((other) => other.start < edit.end && edit.start < other.end),
  )

function changed(before: Buffer, { name, find, write, as }: Mistake): { bytes: Buffer; lines: [number, number] } {
  const text = before.toString()
  const at = find === undefined ? 0 : text.indexOf(find)
  if (at === -1) throw new Error(`${name}: the practice has no "${find}"`)
  const after = find === undefined ? text : text.slice(0, at) + write + text.slice(at + find.length)
  let same = 0
  while (same < after.length && text[same] === after[same]) same += 1
  const from = after.slice(0, same).split('\n').length
  const to = from + (write ?? '').split('\n').length
  return { bytes: written(after, as), lines: [from - 1, to] }
}

function written(text: string, as: Mistake['as']): Buffer {
  if (as === 'empty') return Buffer.alloc(0)
  if (as === 'cr') return Buffer.from(text.replaceAll('\n', '\r'))
  if (as === 'crlf') return Buffer.from(text.replaceAll('\n', '\r\n'))
  if (as === 'bom') return Buffer.from(`\uFEFF${text}`)
  return Buffer.from(text, as ?? 'utf8')
}
