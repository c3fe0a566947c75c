import { isKind, kinds } from '../kinds.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { asGroup, asList } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { serviceId, writtenId } from '../urls.ts'
import { isPage, type Names } from './names.ts'

interface Entry {
  hub: string
  page: string
  path: PropertyKey[]
}

/** Pages that stand in two hubs, or in one without being able to show it. */
export function checkHubs(sources: readonly Source[], names: Names): Problem[] {
  const source = sources.find(({ file }) => file === 'navigation.yaml')
  if (source === undefined) return []
  const first = new Map<string, Entry>()
  return entriesOf(source.value).flatMap((entry) => {
    const { page, path } = entry
    const other = first.get(page)
    first.set(page, other ?? entry)
    if (other !== undefined) {
      const message = `"${page}" stands in the hub "${other.hub}" already`
      return [problem('TWO_HUBS', locate(source, path), message, 'Remove one of the two.')]
    }
    if (!isPage(page, names) || showsHub(page, sources, names)) return []
    const fix = 'Remove it: name written articles and services only.'
    return [problem('NOT_IN_A_HUB', locate(source, path), `"${page}" cannot show the hub's pages`, fix)]
  })
}

function showsHub(page: string, sources: readonly Source[], { services }: Names): boolean {
  const written = sources.find(({ file }) => file.startsWith('pages/') && writtenId(file) === page)
  // A kind that is none, or a damaged list of services, is told of elsewhere.
  if (written !== undefined) {
    const kind = asGroup(written.value).kind
    return !isKind(kind) || kinds[kind].isInHub
  }
  return services === undefined || [...services].some((slug) => serviceId(slug) === page)
}

function entriesOf(navigation: unknown): Entry[] {
  return (asList(asGroup(navigation).hubs) ?? []).flatMap((hub, index) =>
    (asList(asGroup(hub).pages) ?? []).flatMap((entry, at): Entry[] => {
      const page = typeof entry === 'string' ? entry : asGroup(entry).page
      const path = ['hubs', index, 'pages', at, ...(typeof entry === 'string' ? [] : ['page'])]
      return typeof page === 'string' ? [{ hub: String(asGroup(hub).id), page, path }] : []
    }),
  )
}
