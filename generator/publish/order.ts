import { workerFile } from '../../src/shared/offline.ts'
import { configurationFiles } from '../hosts/index.ts'
import { type RedirectRule, redirectFor } from '../redirect-rules.ts'
import { isPageFile, urlOfFile } from '../urls.ts'
import { foldersOf } from './folders-of.ts'

/** One change to the published folder: a new file is renamed into place, or an old one is removed. */
export type Step = { put: string } | { remove: string }

export const fileOfStep = (step: Step) => ('put' in step ? step.put : step.remove)

/** The input of a commit. Files are paths relative to the published folder. */
export interface Change {
  /** The content of the published folder: files, and empty folders, which end in a slash. */
  published: readonly string[]
  /** Files that wait in the stage: new ones, and those whose bytes differ from the published ones. */
  changed: readonly string[]
  /** The entries of `published` that are not part of the new site. */
  removed: readonly string[]
  /** The redirect rules in force until now, and those of the new site. */
  redirects: { old: readonly RedirectRule[]; next: readonly RedirectRule[] }
}

/**
 * The steps of a commit, in an order that leaves a consistent site after each of them: everything a reader can reach
 * links only to things that exist.
 *
 * 1. New files. Nothing public refers to them yet, so readers do not find them, and their order does not matter to
 *    readers. Assets still come before pages, and pages before lists of pages, for those who guess a URL.
 * 2. New pages at URLs that were redirected until now. These URLs are known, so readers find the pages at once: all
 *    other new files are there by then, and pages of this group that are still missing are still redirected.
 * 3. Changed files. What they newly refer to came in 1 and 2; what they no longer refer to goes in 4. Lists follow
 *    pages, and files that affect the whole site are last: headers, redirects, the service worker, which fetches
 *    pages as soon as it changes.
 * 4. Removals. No remaining file refers to them. Pages whose URLs are redirected go first: until then they find what
 *    they refer to, and from then on readers are redirected. Then go pages without a redirect, and assets last.
 *
 * One case has no such order: a file that replaces a folder, or the reverse, since one name cannot be both. They are
 * swapped between 3 and 4, and until that is done the new content at that name is missing.
 */
export function stepsOf({ published, changed, removed, redirects }: Change): Step[] {
  const old = new Set(published)
  const [swapped, added] = split(changed, clashesWith(removed))
  const [cleared, gone] = split(removed, clashesWith(changed))
  const [altered, fresh] = split(added, (file) => old.has(file))
  const [known, unknown] = split(fresh, (file) => isRedirected(file, redirects.old))
  const puts = (files: string[]) => inOrder(files).map((put): Step => ({ put }))
  const rankOfRemoval = (file: string) =>
    isRedirected(file, redirects.next) ? 0 : 3 + siteWideFiles.length - rankOf(file)
  const removals = (files: string[]) => inOrder(files, rankOfRemoval).map((remove): Step => ({ remove }))
  return [...puts(unknown), ...puts(known), ...puts(altered), ...removals(cleared), ...puts(swapped), ...removals(gone)]
}

/** Splits the files into those that match and the others. */
function split(files: readonly string[], matches: (file: string) => boolean): [so: string[], others: string[]] {
  const groups: [string[], string[]] = [[], []]
  for (const file of files) groups[matches(file) ? 0 : 1].push(file)
  return groups
}

/** Tests whether a path clashes with one of `files`: they are equal, or one is a folder that contains the other. */
function clashesWith(files: readonly string[]): (path: string) => boolean {
  const paths = new Set(files)
  const folders = foldersOf(files)
  return (path) => paths.has(path) || folders.has(path) || [...foldersOf([path])].some((folder) => paths.has(folder))
}

/** The files that a host or browser applies to the whole site, in the order in which they must change. */
const siteWideFiles = [...configurationFiles, workerFile.slice(1)]

/** Assets 0, pages 1, lists of pages 2, and `siteWideFiles` from 3 up. */
function rankOf(file: string): number {
  if (siteWideFiles.includes(file)) return 3 + siteWideFiles.indexOf(file)
  if (isPageFile(file)) return 1
  return /\.(json|xml|txt)$/.test(file) ? 2 : 0
}

const isRedirected = (file: string, rules: readonly RedirectRule[]) =>
  isPageFile(file) && redirectFor(urlOfFile(file), rules) !== undefined

function inOrder(files: readonly string[], rank: (file: string) => number = rankOf): string[] {
  const ranks = new Map(files.map((file) => [file, rank(file)]))
  return [...files].sort((a, b) => ranks.get(a)! - ranks.get(b)! || (a < b ? -1 : 1))
}
