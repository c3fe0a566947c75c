import { removeAt } from '../../edit/remove-at.ts'
import { kinds } from '../../kinds.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { requiredPages } from '../../parse/required-pages.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { serviceId, writtenId } from '../../urls.ts'
import { isPage, type Names, strayIds } from '../names.ts'

interface Member {
  source: Source
  path: Path
  hub: string
  page: string
}

/** Pages that are in two hubs, or in one that they cannot show. */
export function checkHubs(loose: LooseManifest, names: Names): Problem[] {
  const first = new Map<string, Member>()
  return membersOf(loose.hubs).flatMap((member) => {
    const { source, path, page } = member
    const other = first.get(page)
    first.set(page, other ?? member)
    if (other !== undefined) {
      const message = `"${page}" is already in the hub "${other.hub}"`
      return [
        problem('TWO_HUBS', locate(source, path), message, 'Remove one of the two.', repeatRemoval(member, other)),
      ]
    }
    if (!isPage(page, names) || showsHub(page, loose, names)) return []
    const fix = 'Remove it: a hub lists only written articles and services.'
    return [problem('NOT_IN_A_HUB', locate(source, path), `"${page}" cannot show the hub's pages`, fix)]
  })
}

/** A second mention in the same hub can be removed without asking, unless it has text of its own. */
function repeatRemoval({ source, path, hub }: Member, other: Member): (Edit | undefined)[] {
  return hub === other.hub && typeof path.at(-1) === 'number' ? [removeAt(source, path)] : []
}

function showsHub(id: string, loose: LooseManifest, { services }: Names): boolean {
  const written = loose.pages.find((page) => page.id === id)
  // A missing file, an unknown kind, or a damaged list of services is reported elsewhere.
  if (strayIds(loose).includes(id)) return true
  if (written === undefined && requiredPages(loose).map(writtenId).includes(id)) return true
  if (written !== undefined) return written.kind === undefined || kinds[written.kind].isInHub
  return services === undefined || [...services].some((slug) => serviceId(slug) === id)
}

function membersOf(hubs: readonly LooseEntry[]): Member[] {
  return hubs.flatMap(({ source, path, value: hub }) =>
    (asList(hub.pages) ?? []).flatMap((entry, index): Member[] => {
      const page = typeof entry === 'string' ? entry : asGroup(entry).page
      const at = [...path, 'pages', index, ...(typeof entry === 'string' ? [] : ['page'])]
      return typeof page === 'string' ? [{ source, path: at, hub: String(hub.id), page }] : []
    }),
  )
}
