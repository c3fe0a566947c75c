import { posix } from 'node:path'
import { memo } from '../../generator/memo.ts'
import { type RedirectRule, readRedirects, redirectFor, redirectsFile } from '../../generator/redirect-rules.ts'
import { fileOf, urlOfFile } from '../../generator/urls.ts'
import type { Tree } from './published.ts'

/** A file of a site as readers see it, with those of its references that resolve in the complete site. */
interface Seen {
  bytes: Buffer
  references: string[]
}

/** A site as readers see it: through its pages, its lists of pages and its redirects. */
export type ReaderView = Map<string, Seen>

/**
 * Finds what each file of a complete site refers to: links, translations, assets, entries of lists. Everything that
 * looks like an address or a path counts as a reference if it resolves in the complete site.
 */
export function readerView(tree: Tree): ReaderView {
  const files = [...tree].filter(([file]) => !file.endsWith('/'))
  const place = placeOf(new Set(files.map(([file]) => file)), rulesOf(tree.get(redirectsFile)))
  const origin = /^Sitemap: (https:\/\/[^/]+)/m.exec(tree.get('robots.txt')?.toString() ?? '')?.[1]
  return new Map(
    files.map(([file, bytes]) => {
      const references = isText(file) ? addressesIn(file, bytes.toString(), origin) : []
      return [file, { bytes, references: references.filter((each) => place(each) !== undefined) }]
    }),
  )
}

/** The old site before a commit to the new one. An unchanged file keeps only the references that both sites have. */
export function viewBeforeCommit(old: ReaderView, next: ReaderView): ReaderView {
  const references = (file: string, seen: Seen) => {
    const after = next.get(file)
    return after?.bytes.equals(seen.bytes)
      ? seen.references.filter((each) => after.references.includes(each))
      : seen.references
  }
  return new Map([...old].map(([file, seen]) => [file, { ...seen, references: references(file, seen) }]))
}

/** Every address that resolves: those of the pages, and those that are redirected. */
const addressesOf = (site: ReaderView): string[] => [
  ...[...site.keys()].map(urlOfFile),
  ...rulesOf(site.get(redirectsFile)?.bytes).flatMap(({ from }) => (/[*?]/.test(from) ? [] : [from])),
]

/** What readers may request at some moment between an old and a new site. */
interface ReaderRequests {
  /** Addresses known from bookmarks and search engines. Everything reachable from these has to exist. */
  known: readonly string[]
  /** Addresses that resolve in both sites, and so have to at every moment. */
  lasting: readonly string[]
}

/** What readers may request during a commit. Once removals have begun, pages that the new site lacks don't count. */
export function requestsDuringCommit(
  old: ReaderView,
  next: ReaderView,
): { before: ReaderRequests; duringRemovals: ReaderRequests } {
  const place = placeOf(next, rulesOf(next.get(redirectsFile)?.bytes))
  const known = addressesOf(old)
  const lasting = known.filter((address) => place(address) !== undefined)
  return { before: { known, lasting }, duringRemovals: { known: lasting, lasting } }
}

/** What is missing for readers at this moment: `file -> reference` for each broken reference. */
export function missingIn(now: ReaderView, { known, lasting }: ReaderRequests): string[] {
  const place = placeOf(now, rulesOf(now.get(redirectsFile)?.bytes))
  const missing = lasting.filter((address) => place(address) === undefined).map((address) => `a reader -> ${address}`)
  const seen = new Set<string>([elsewhere])
  const waiting = known.flatMap((address) => place(address) ?? [])
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const reference of now.get(file)!.references) {
      const target = place(reference)
      if (target === undefined) missing.push(`${file} -> ${reference}`)
      else waiting.push(target)
    }
  }
  return missing
}

/** Like `missingIn`, for what an interrupted commit from the old tree to the new one has left. */
export function missingDuringCommit(now: Tree, old: Tree, next: Tree): string[] {
  // Callers compare many moments with the same two sites.
  const viewOf = (tree: Tree) => memo(tree, 'reader view', () => readerView(tree))
  const [before, after] = [viewOf(old), viewOf(next)]
  const files = [...now].filter(([file]) => !file.endsWith('/'))
  const still = viewBeforeCommit(before, after)
  const seen = (file: string, bytes: Buffer) => (still.get(file)?.bytes.equals(bytes) ? still : after).get(file)!
  const asked = requestsDuringCommit(before, after)
  const isRemoving = [...before.keys()].some((file) => !now.has(file))
  return missingIn(
    new Map(files.map(([file, bytes]) => [file, seen(file, bytes)])),
    isRemoving ? asked.duringRemovals : asked.before,
  )
}

/** The target of redirects that leave the site. */
const elsewhere = '(another site)'

/** Returns a lookup of the file that an address leads to, through redirects. Undefined when there is none. */
function placeOf(files: { has: (file: string) => boolean }, rules: readonly RedirectRule[]) {
  const known = new Map<string, string | undefined>()
  const find = (address: string, hops: number): string | undefined => {
    if (address.startsWith('https:')) return elsewhere
    const path = address.split('?')[0]!
    const file = [path.slice(1), fileOf(path)].find((each) => files.has(each))
    if (file !== undefined || hops === 0) return file
    const target = redirectFor(address, rules)
    return target === undefined ? undefined : find(target.split('#')[0]!, hops - 1)
  }
  return (address: string) => {
    if (!known.has(address)) known.set(address, find(address, 5))
    return known.get(address)
  }
}

const rulesOf = (bytes: Buffer | undefined) => readRedirects(bytes?.toString() ?? '')

const isText = (file: string) => !/\.(png|ico|jpe?g|webp|avif|woff2)$/.test(file)

/** An absolute URL, a path from the root or from this file, or an asset path as scripts write it. */
const spelling = /https?:\/\/[^\s"'<>,)\\]+|(?<![\w.-])(?:\.{0,2}\/|assets\/)[\w%~-][^\s"'<>,)\\`]*/g

function addressesIn(file: string, text: string, origin: string | undefined): string[] {
  const found = new Set<string>()
  for (const [spelled] of text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').matchAll(spelling)) {
    const address = addressOf(spelled, posix.dirname(file), origin)
    // A file's own address leads to itself.
    if (address !== undefined && address !== urlOfFile(file)) found.add(address)
  }
  return [...found]
}

/** The path from the root of an address written in a file of this folder. Undefined for another site. */
function addressOf(spelled: string, folder: string, origin: string | undefined): string | undefined {
  const [plain = ''] = spelled.split('#')
  if (plain === origin) return '/'
  if (plain.startsWith('http')) return plain.startsWith(`${origin}/`) ? plain.slice(origin!.length) : undefined
  return plain && posix.join('/', plain.startsWith('.') ? folder : '', plain)
}
