import { workerFile } from '../../src/shared/offline.ts'
import { configurationFiles } from '../hosts/index.ts'
import { type RedirectRule, redirectFor } from '../redirect-rules.ts'
import { urlOfFile } from '../urls.ts'

/** One change of the published folder: a new file takes its place, by a rename, or an old one goes. */
export type Step = { put: string } | { remove: string }

export const fileOfStep = (step: Step) => ('put' in step ? step.put : step.remove)

/** What a commit begins with. Files are paths below the published folder. */
export interface Change {
  /** What is in the published folder: files, and folders that are empty, which end in a slash. */
  published: readonly string[]
  /** Files that wait in the stage: new ones, and those whose bytes differ from the published ones. */
  changed: readonly string[]
  /** Those of `published` that are not part of the new site. */
  removed: readonly string[]
  /** The rules visitors are redirected by until now, and those of the new site. */
  redirects: { old: readonly RedirectRule[]; next: readonly RedirectRule[] }
}

/**
 * The steps of a commit, in an order that leaves a whole site after each of them: whatever a reader can come upon leads to
 * something that is there.
 *
 * 1. New files. Nothing that is public refers to them yet, so no reader comes upon them: in which order they arrive is all the
 *    same to readers. Assets before pages before lists of pages is for those who guess an address.
 * 2. New pages at addresses that were redirected until now. Their old addresses are known, so readers find them at once; all
 *    other new files are there by then, and the pages of this group that are not are still redirected.
 * 3. Changed files. What they refer to anew came in 1 and 2, what they referred to before goes in 4. Lists follow pages, and
 *    what acts on the whole site is last: headers, redirects, the service worker, which fetches pages as soon as it changes.
 * 4. Removals. No file that is left refers to them. Pages whose addresses are redirected go first: until then they find what
 *    they refer to, and from then on readers are redirected. Then pages go that leave nothing behind, and assets last.
 *
 * One case has no such order: a file where a folder was, or the other way round, since a name cannot lead to both. It is
 * exchanged between 3 and 4, and for that time what is to come at that name is missing.
 */
export function stepsOf({ published, changed, removed, redirects }: Change): Step[] {
  const old = new Set(published)
  const [swapped, added] = split(changed, clashesWith(removed))
  const [cleared, gone] = split(removed, clashesWith(changed))
  const [altered, fresh] = split(added, (file) => old.has(file))
  const [known, unknown] = split(fresh, (file) => isRedirected(file, redirects.old))
  const puts = (files: string[]) => inOrder(files).map((put): Step => ({ put }))
  const rankOfRemoval = (file: string) => (isRedirected(file, redirects.next) ? 0 : 3 + actedOn.length - rankOf(file))
  const removals = (files: string[]) => inOrder(files, rankOfRemoval).map((remove): Step => ({ remove }))
  return [...puts(unknown), ...puts(known), ...puts(altered), ...removals(cleared), ...puts(swapped), ...removals(gone)]
}

/** Those that are so, and the others. */
function split(files: readonly string[], is: (file: string) => boolean): [so: string[], others: string[]] {
  const groups: [string[], string[]] = [[], []]
  for (const file of files) groups[is(file) ? 0 : 1].push(file)
  return groups
}

/** Whether a path and one of `files` cannot both be there: the same one, or one that is a folder for the other. */
function clashesWith(files: readonly string[]): (path: string) => boolean {
  const paths = new Set(files)
  const folders = new Set(files.flatMap(foldersOf))
  return (path) => paths.has(path) || folders.has(path) || foldersOf(path).some((folder) => paths.has(folder))
}

/** `a/b/c` -> `a/b`, `a`. */
function foldersOf(path: string): string[] {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return folder === '' ? [] : [folder, ...foldersOf(folder)]
}

const isPage = (file: string) => file.endsWith('.html')

/** What a host or a browser acts on for the whole site, in the order in which it is to change. */
const actedOn = [...configurationFiles, workerFile.slice(1)]

/** Assets, pages, lists of pages, what is acted on: from 0 up. */
function rankOf(file: string): number {
  if (actedOn.includes(file)) return 3 + actedOn.indexOf(file)
  if (isPage(file)) return 1
  return /\.(json|xml|txt)$/.test(file) ? 2 : 0
}

const isRedirected = (file: string, rules: readonly RedirectRule[]) =>
  isPage(file) && redirectFor(urlOfFile(file), rules) !== undefined

function inOrder(files: readonly string[], rank: (file: string) => number = rankOf): string[] {
  const ranks = new Map(files.map((file) => [file, rank(file)]))
  return [...files].sort((a, b) => ranks.get(a)! - ranks.get(b)! || (a < b ? -1 : 1))
}
