import { editValue } from '../edit/edit-value.ts'
import { renameKey } from '../edit/rename-key.ts'
import { groupBy } from '../group-by.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { isPageId, slug } from '../parse/schemas/text.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
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
  const faultOf = rule.code === 'UNKNOWN_PAGE' ? faultOfPage(names) : faultOfEntry(rule, known, loose, names)
  const all = mentionsIn(rule, loose.sources)
  const byName = groupBy(all, ({ name }) => name)
  return all.flatMap((mention) => {
    const { source, path, name, isKey } = mention
    const fault = known.has(name) ? undefined : faultOf(mention)
    if (fault === undefined) return []
    const { code, message, fix, meant, isRenamed = false } = fault
    // Edits all languages at once, or they would differ. A name that several files use is not a typo in each of them:
    // the entry no longer exists, or is misspelled where it is defined, or its folder was renamed.
    const alike = byName.get(name)!
    const here = alike.filter((other) => other.source === source)
    const isSure = meant !== undefined && (here.length === alike.length || isRenamed)
    const edits = isSure ? here.map((each) => renamedMention(each, meant)) : []
    return [problem(code, locate(source, path, isKey ? 'key' : 'value'), message, fix, edits)]
  })
}

/** What is wrong with a name that matches nothing. */
interface Fault {
  code: ProblemCode
  message: string
  fix: string
  /** The name that its author meant, as far as can be told. */
  meant: string | undefined
  /** Whether the page has moved with its whole folder, so that all files name it as before. */
  isRenamed?: boolean
}

type FaultOf = (mention: Mention) => Fault | undefined

// The schema says only how a name must be spelled, even if nothing is called that. The problems for a badly spelled name
// say which name to write.

/** Finds nothing wrong with a page that may exist, nor with an address that is not even spelled like that of a page. */
const faultOfPage =
  (names: Names): FaultOf =>
  ({ name }) => {
    if (isPage(name, names)) return undefined
    if (name === '') return toNoPage
    const id = pathOnSite(name, names) ?? name
    const meant = isPage(id, names) ? id : meantPage(id, names)
    const message = id === name ? `there is no page "${name}"` : `"${name}" is a whole address, not the path of a page`
    const isRenamed = meant !== undefined && isInRenamedFolder(id, meant, names)
    if (isPageId(name)) return { code: 'UNKNOWN_PAGE', message, fix: suggestPage(id, names), meant, isRenamed }
    if (meant !== undefined) return { code: 'BAD_PAGE_ID', message, fix: `Write "${meant}".`, meant, isRenamed }
    return isPageId(id) ? { code: 'BAD_PAGE_ID', message, fix: suggestPage(id, names), meant } : undefined
  }

const toNoPage: Fault = {
  code: 'BAD_PAGE_ID',
  message: 'the link names no page',
  fix: 'Write the path of a page, or remove the link.',
  meant: undefined,
}

const faultOfEntry =
  (rule: Reference, known: ReadonlySet<string>, loose: LooseManifest, names: Names): FaultOf =>
  (mention) => {
    const { name } = mention
    const message = `there is no ${rule.noun} "${name}"`
    const entry = meantEntry(name, known, names, loose)
    const meant = entry ?? certain(name, known, rule.code === 'UNKNOWN_CITY' ? isPlace : undefined)
    const isSlug = slug.safeParse(name).success
    const sure = isSlug ? entry : meant
    const fix = sure === undefined ? suggestName(mention, known, rule, names) : `Write "${sure}".`
    return { code: isSlug ? rule.code : 'BAD_SLUG', message, fix, meant }
  }

function suggestName(
  { name, isKey, path }: Mention,
  known: ReadonlySet<string>,
  { code }: Reference,
  { called, renamed }: Names,
): string {
  const slug = code === 'UNKNOWN_CITY' ? called.get(slugOf(name)) : undefined
  if (slug !== undefined && known.has(slug))
    return `Write "${slug}": that is how addresses and other files name the place.`
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
