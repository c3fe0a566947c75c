import pc from 'picocolors'
import { compareSites } from '../author/compare-sites.ts'
import { type Draft, type FileChange, openDraft } from '../author/draft.ts'
import { type NameChange, nameMentions } from '../author/name-mentions.ts'
import type { Moves, TextInPlace } from '../author/repoint.ts'
import { settle } from '../author/settle.ts'
import type { NewText } from '../edit/save-texts.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome } from '../folders.ts'
import { hasSite, type LoadedSite, loadSite } from '../load-site.ts'
import { plural } from '../problems/print.ts'
import { isError } from '../problems/problems.ts'
import { confirm } from './terminal/confirm.ts'
import type { Io } from './terminal/io.ts'
import { report } from './terminal/report.ts'
import { summaryJson, summaryText } from './terminal/summary.ts'
import { writeTexts } from './write-texts.ts'

export interface ProposeOptions {
  /** Write without asking. */
  yes?: boolean
}

export interface RenameOptions extends ProposeOptions {
  /** Also replace the old name in texts that still use it. */
  texts?: boolean
}

/** What a command changed in the draft. */
export interface Proposed {
  /** What it did, as a sentence. */
  title: string
  /** The ids of pages that move, and where to. */
  moves?: Moves
  /** The old and new name of the place in texts. */
  names?: NameChange
  /** The texts that have lost a link. */
  unlinked?: readonly TextInPlace[]
  /** What a person still has to do. */
  next?: string
}

/**
 * Shows what a change to the manifest would do to its pages and files, asks, and writes it. Where nobody can be asked,
 * it writes only with `yes`; otherwise the exit code says that there are changes. A change that would leave errors is
 * refused, and so is any change while the manifest has errors.
 */
export async function propose(
  io: Io,
  { yes = false, texts = false }: RenameOptions,
  change: (draft: Draft, before: LoadedSite) => Proposed,
): Promise<ExitCode> {
  const before = loadSite(io.manifest)
  if (!hasSite(before)) {
    report({ problems: before.problems.filter(isError), sources: before.sources }, io)
    io.note('Fix these first: until then, the effect of the change is unknown.')
    return exitCodes.problems
  }
  const draft = openDraft(before.sources)
  const { title, moves = new Map(), names, unlinked = [], next } = change(draft, before)
  if (names?.now !== undefined) await replaceNames(io, draft, names, { yes, texts })
  const settled = settle(io.manifest, draft, moves, before)
  if ('refused' in settled) {
    const { problems, sources } = settled.refused
    const errors = problems.filter(isError)
    report({ problems: errors, sources }, io, { isDraft: true })
    io.note(`${title}: this would cause these errors, so nothing was written.`)
    if (errors.some(({ code }) => code === 'WRONG_LENGTH'))
      io.note('These lists need a replacement for it: add one to each first, then try again.')
    return exitCodes.problems
  }
  const left = names === undefined ? [] : nameMentions(draft, names)
  const changes = draft.changes()
  const pages = compareSites(before.site, settled.site)
  const summary = { title, pages, changes, left, names, unlinked }
  io.print(io.json ? summaryJson(summary) : summaryText(summary, fromHome(io.manifest)))
  if (settled.warnings.length > 0) report({ problems: settled.warnings, sources: draft.sources() }, io)
  if (!yes && !(await confirm(io, 'Write this?'))) {
    io.note(io.ask === undefined ? 'Nothing was written. Use --yes to write it.' : 'Nothing was written.')
    return exitCodes.changes
  }
  writeTexts(io, changes.flatMap(asTexts))
  if (!io.json) io.note(['Written.', next].filter(Boolean).join(' '))
  return exitCodes.ok
}

/** Writes the new name in all texts that use the old one: with `texts`, or once a person has seen them and agrees. */
async function replaceNames(io: Io, draft: Draft, names: NameChange, { yes, texts }: RenameOptions): Promise<void> {
  const mentions = nameMentions(draft, names).filter(({ edit }) => edit !== undefined)
  if (mentions.length === 0) return
  if (!texts) {
    if (yes || io.ask === undefined) return
    for (const { file, line, text } of mentions) io.note(`  ${pc.dim(`${file}:${line}`)} ${text}`)
    const question = `${plural(mentions.length, 'text')} may mention it. Write "${names.now}" instead of "${names.old}" in all of them?`
    if (!(await confirm(io, question))) return
  }
  for (const file of new Set(mentions.map((each) => each.file)))
    draft.edit(file, () => mentions.flatMap((each) => (each.file === file ? (each.edit ?? []) : [])))
}

/** A renamed file is a new file and the removal of the old one. */
const asTexts = ({ file, from, before, after }: FileChange): NewText[] =>
  from === undefined
    ? [{ file, before, after }]
    : [
        { file, before: undefined, after },
        { file: from, before, after: undefined },
      ]
