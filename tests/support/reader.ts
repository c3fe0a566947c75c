import { posix } from 'node:path'
import { type RedirectRule, readRedirects, redirectFor, redirectsFile } from '../../generator/redirect-rules.ts'
import { fileOf, urlOfFile } from '../../generator/urls.ts'
import type { Tree } from './published.ts'

/** A file of a site as readers come upon it: what it refers to, of all that is there once the site is complete. */
export interface Seen {
  bytes: Buffer
  references: string[]
}

/** A site as readers come upon it: by its pages, its lists of pages and its redirects. */
export type Sight = Map<string, Seen>

/**
 * What each file of a complete site refers to: links, translations, assets, entries of lists, in one reading of everything that
 * looks like an address or a path. What does not lead anywhere in the complete site is no reference.
 */
export function sightOf(tree: Tree): Sight {
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

/** The old site as it is before a commit to the new one: a file that stays as it is refers to what is there in both. */
export function sightBefore(old: Sight, news: Sight): Sight {
  const references = (file: string, seen: Seen) => {
    const after = news.get(file)
    return after?.bytes.equals(seen.bytes)
      ? seen.references.filter((each) => after.references.includes(each))
      : seen.references
  }
  return new Map([...old].map(([file, seen]) => [file, { ...seen, references: references(file, seen) }]))
}

/** Every address that leads somewhere: of the pages, and those that are redirected. */
const addressesOf = (site: Sight): string[] => [
  ...[...site.keys()].map(urlOfFile),
  ...rulesOf(site.get(redirectsFile)?.bytes).flatMap(({ from }) => (/[*?]/.test(from) ? [] : [from])),
]

/** What readers may ask for at some moment between an old and a new site. */
export interface Asked {
  /** Addresses they know, from bookmarks and search engines: where these lead, everything has to be there. */
  known: readonly string[]
  /** Addresses that lead somewhere in both sites, and so at every moment. */
  lasting: readonly string[]
}

/** What readers may ask for while the old site becomes the new one; once removals have begun, pages that go for good count as gone. */
export function askedBetween(old: Sight, news: Sight): { before: Asked; amidRemovals: Asked } {
  const place = placeOf(news, rulesOf(news.get(redirectsFile)?.bytes))
  const known = addressesOf(old)
  const lasting = known.filter((address) => place(address) !== undefined)
  return { before: { known, lasting }, amidRemovals: { known: lasting, lasting } }
}

/** What is missing for readers at this moment: whatever leads nowhere, from where they come upon it. */
export function missingIn(now: Sight, { known, lasting }: Asked): string[] {
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

/** The same of what a commit from the old tree to the new one has left, wherever it was cut short. */
export function missingAmid(now: Tree, old: Tree, news: Tree): string[] {
  const [before, after] = [sightOf(old), sightOf(news)]
  const files = [...now].filter(([file]) => !file.endsWith('/'))
  const still = sightBefore(before, after)
  const seen = (file: string, bytes: Buffer) => (still.get(file)?.bytes.equals(bytes) ? still : after).get(file)!
  const asked = askedBetween(before, after)
  const isRemoving = [...before.keys()].some((file) => !now.has(file))
  return missingIn(
    new Map(files.map(([file, bytes]) => [file, seen(file, bytes)])),
    isRemoving ? asked.amidRemovals : asked.before,
  )
}

/** Where redirects lead that leave the site. */
const elsewhere = '(another site)'

/** The file that an address leads to in a site of these files, through redirects; nothing when it leads nowhere. */
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

/** An absolute address, a path from the root, from this file, or of an asset as scripts name it. */
const spelling = /https?:\/\/[^\s"'<>,)\\]+|(?<![\w.-])(?:\.{0,2}\/|assets\/)[\w%~-][^\s"'<>,)\\`]*/g

function addressesIn(file: string, text: string, origin: string | undefined): string[] {
  const found = new Set<string>()
  for (const [spelled] of text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').matchAll(spelling)) {
    const address = addressOf(spelled, posix.dirname(file), origin)
    // Its own address leads to the file itself.
    if (address !== undefined && address !== urlOfFile(file)) found.add(address)
  }
  return [...found]
}

/** The path from the root of what was spelled in a file of this folder; nothing for another site. */
function addressOf(spelled: string, folder: string, origin: string | undefined): string | undefined {
  const [plain = ''] = spelled.split('#')
  if (plain === origin) return '/'
  if (plain.startsWith('http')) return plain.startsWith(`${origin}/`) ? plain.slice(origin!.length) : undefined
  return plain && posix.join('/', plain.startsWith('.') ? folder : '', plain)
}
