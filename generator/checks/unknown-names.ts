import { editValue } from '../edit/edit-value.ts'
import { renameKey } from '../edit/rename-key.ts'
import { groupBy } from '../group-by.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { pageId, slug } from '../parse/schemas/text.ts'
import { certain, nearest, suggest } from '../problems/nearest.ts'
import { type Edit, type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { asGroup, valueAt } from '../read/raw-values.ts'
import { slugOf, writtenId } from '../urls.ts'
import { isInRenamedFolder, isPlace, meantPage, suggestPage } from './links/meant-page.ts'
import { pathOnSite } from './links/path-on-site.ts'
import { meantEntry } from './meant-entry.ts'
import { isPage, type Names } from './names.ts'
import { type Mention, mentionsIn, type Reference, references } from './references.ts'

/** Names that match nothing in the manifest. */
export const checkUnknownNames = (loose: LooseManifest, names: Names): Problem[] =>
  references.flatMap((rule) => unknownNames(rule, loose, names))

function unknownNames(rule: Reference, loose: LooseManifest, names: Names): Problem[] {
  const known = rule.known(names)
  if (known === undefined) return []
  const toPage = rule.code === 'UNKNOWN_PAGE'
  const all = mentionsIn(rule, loose.sources)
  const byName = groupBy(all, ({ name }) => name)
  return all.flatMap((mention) => {
    const { source, path, name, isKey } = mention
    if (known.has(name) || (toPage && isPage(name, names))) return []
    const place = locate(source, path, isKey ? 'key' : 'value')
    if (toPage && name === '')
      return [problem('BAD_PAGE_ID', place, 'the link names no page', 'Write the path of a page, or remove the link.')]
    const id = toPage ? (pathOnSite(name, names) ?? name) : name
    const entry = toPage ? undefined : meantEntry(name, known, names, loose)
    const meant = toPage
      ? pageCalled(id, names)
      : (entry ?? certain(name, known, rule.code === 'UNKNOWN_CITY' ? isPlace : undefined))
    // Edits all languages at once, or they would differ. A name that several files use is not a typo in each of them:
    // the entry no longer exists, or is misspelled where it is defined, or its folder was renamed.
    const alike = byName.get(name)!
    const here = alike.filter((other) => other.source === source)
    const isSure = meant !== undefined && (here.length === alike.length || isInRenamedFolder(id, meant, names))
    const edits = isSure ? here.map((each) => renamedMention(each, meant)) : []
    const message =
      id === name ? `there is no ${rule.noun} "${name}"` : `"${name}" is a whole address, not the path of a page`
    // The schema says only how a name must be spelled, even if no entry is called that. This problem says which name to
    // write.
    const code = isWellFormed(name, toPage) ? rule.code : toPage ? 'BAD_PAGE_ID' : 'BAD_SLUG'
    const written = code === rule.code ? entry : meant
    if (written !== undefined) return [problem(code, place, message, `Write "${written}".`, edits)]
    if (toPage && !isWellFormed(id, toPage)) return []
    const fix = toPage ? suggestPage(id, names) : suggestName(mention, known, rule, names)
    return [problem(code, place, message, fix, edits)]
  })
}

/** The page at `id`, or the one that it names in another spelling. */
const pageCalled = (id: string, names: Names) => (isPage(id, names) ? id : meantPage(id, names))

const isWellFormed = (name: string, toPage: boolean) => (toPage ? pageId : slug).safeParse(name).success

function suggestName(
  { name, isKey, path }: Mention,
  known: ReadonlySet<string>,
  { code }: Reference,
  { called, renamed }: Names,
): string {
  const slug = code === 'UNKNOWN_CITY' ? called.get(slugOf(name)) : undefined
  if (slug !== undefined && known.has(slug)) return `Write "${slug}", the slug of that place.`
  const city = slugOf(name.replace(/,.*$/, ''))
  if (code === 'UNKNOWN_CITY' && known.has(city)) return `Write "${city}", if that is the city.`
  if (code !== 'UNKNOWN_CITY' || nearest(name, known) !== undefined)
    return suggest(name, known, typeof path.at(-1) === 'number')
  const now = renamed.get(slugOf(name))
  if (now !== undefined) return `Write "${now}", if that is the new name of "${name}".`
  return isKey ? 'Remove the line, or add the city to cities.yaml.' : 'Name one that exists, or add it to cities.yaml.'
}

/**
 * The edit that puts another name here; undefined if that would make a duplicate, or make a page refer to itself.
 */
function renamedMention({ source, path, isKey }: Mention, name: string): Edit | undefined {
  const parent = valueAt(source.value, path.slice(0, -1))
  if (isKey) return name in asGroup(parent) ? undefined : renameKey(source, path, name)
  const [first] = path
  const uniqueList = first === 'hubs' ? valueAt(source.value, ['hubs']) : Array.isArray(parent) ? parent : undefined
  const isTaken = uniqueList !== undefined && JSON.stringify(uniqueList).includes(JSON.stringify(name))
  return isTaken || writtenId(source.file) === name ? undefined : editValue(source, path, name)
}
