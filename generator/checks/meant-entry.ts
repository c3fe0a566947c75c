import { stateIn } from '../gazetteer/us-states.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { asGroup } from '../read/raw-values.ts'
import { slugOf } from '../urls.ts'
import { pathOnSite } from './links/path-on-site.ts'
import type { Names } from './names.ts'

/**
 * The entry that a name means if it is written as elsewhere: as the address of its page, or as a city with the state of
 * the practice, as in `Irvine, CA`.
 */
export function meantEntry(
  name: string,
  known: ReadonlySet<string>,
  names: Names,
  { practice }: LooseManifest,
): string | undefined {
  const path = pathOnSite(name, names) ?? name
  const slug = slugOf(path.startsWith('/') ? path.slice(path.lastIndexOf('/')) : name)
  const address = asGroup(practice.address)
  const ends = [names.placeSuffix, address.state, stateIn(address)?.name].flatMap((end) =>
    typeof end === 'string' && end !== '' ? [`-${slugOf(end)}`] : [],
  )
  return [slug, ...ends.filter((end) => slug.endsWith(end)).map((end) => slug.slice(0, -end.length))].find((each) =>
    known.has(each),
  )
}
