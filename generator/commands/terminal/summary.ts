import pc from 'picocolors'
import type { AddressChanges } from '../../author/compare-sites.ts'
import type { FileChange } from '../../author/draft.ts'
import type { NameChange, NameMention } from '../../author/name-mentions.ts'
import type { TextInPlace } from '../../author/repoint.ts'
import { plural } from '../../problems/print.ts'
import { printDiff } from '../../problems/print-diff.ts'

/** What a command would change, for a person or a program to read. */
export interface Summary {
  title: string
  pages: AddressChanges
  changes: readonly FileChange[]
  /** Texts that still use the old name. */
  left: readonly NameMention[]
  /** The old and new name of the place in texts. */
  names?: NameChange | undefined
  /** Texts that have lost a link. */
  unlinked: readonly TextInPlace[]
}

/** How many lines of a long list are shown: as many as people read. */
const mostLines = 12

/** How many lines are shown of a new file, or of one that gets a text in another language in a hundred places. */
const mostAdded = 40

/** `folder` is the name of the manifest to display. */
export function summaryText({ title, pages, changes, left, names, unlinked }: Summary, folder: string): string {
  const { added, moved, lost } = pages
  const diff = printDiff(
    changes.map(({ file, before = '', after = '' }) => ({ file: `${folder}/${file}`, before, after })),
    mostAdded,
  )
  const renamed = changes.flatMap(({ file, from }) => (from === undefined ? [] : [`${from} -> ${file}`]))
  return [
    pc.bold(title),
    ...listed(
      `${plural(added.length, 'page')} added`,
      added.map((url) => `${pc.green('+')} ${url}`),
    ),
    ...listed(
      `${plural(moved.length, 'page')} moved or redirected`,
      moved.map(({ from, to }) => `${pc.yellow('~')} ${from} -> ${to}`),
    ),
    ...listed(
      'Addresses that would stop working',
      lost.map((url) => `${pc.red('-')} ${url}`),
    ),
    ...(names === undefined ? [] : listLeft(left, names)),
    ...listed(
      'Texts that lose their link, for you to see whether they still make sense',
      unlinked.map(({ file, line, text }) => `${file}:${line} ${text}`),
    ),
    ...listed('Renamed files', renamed),
    '',
    diff,
  ].join('\n')
}

function listed(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, mostLines).map((line) => `  ${line}`)
  return [
    '',
    pc.bold(heading),
    ...shown,
    ...(lines.length > mostLines ? [`  and ${lines.length - mostLines} more`] : []),
  ]
}

function listLeft(left: readonly NameMention[], { old, now }: NameChange): string[] {
  const linesOf = (isMeant: (mention: NameMention) => boolean) =>
    left.filter(isMeant).map(({ file, line, text }) => `${file}:${line} ${text}`)
  return [
    ...listed(
      `Texts that still say "${old}"${now === undefined ? '' : ` (--texts writes "${now}")`}`,
      linesOf(({ edit }) => edit !== undefined),
    ),
    ...listed(
      `Addresses, streets and other places with "${old}" in their name, for you to look at`,
      linesOf(({ edit }) => edit === undefined),
    ),
  ]
}

export function summaryJson({ title, pages, changes, left, unlinked }: Summary): string {
  const lines: object[] = [
    { event: 'change', title },
    ...pages.added.map((url) => ({ event: 'page', action: 'added', url })),
    ...pages.moved.map(({ from, to }) => ({ event: 'page', action: 'moved', url: from, to })),
    ...pages.lost.map((url) => ({ event: 'page', action: 'removed', url })),
    ...changes.map((change) => {
      const { file, from, after: text } = change
      return { event: 'file', action: actionOf(change), file, from, text }
    }),
    ...left.map(({ file, line, text }) => ({ event: 'text', file, line, text })),
    ...unlinked.map(({ file, line, text }) => ({ event: 'unlinked', file, line, text })),
  ]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

function actionOf({ from, before, after }: FileChange): string {
  if (from !== undefined) return 'renamed'
  return before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
}
