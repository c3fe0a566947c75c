import { collectNames } from '../checks/names.ts'
import { removeAt } from '../edit/remove-at.ts'
import { readLoosely } from '../parse/loose-manifest.ts'
import { compareRedirects } from '../plan/compare-redirects.ts'
import { proposeRedirects } from '../plan/propose-redirects.ts'
import { asGroup, asList } from '../read/raw-values.ts'
import type { Site } from '../site.ts'
import { addEntry } from './add-entry.ts'
import type { Draft } from './draft.ts'
import type { Moves } from './repoint.ts'

export const redirectsYaml = 'redirects.yaml'

/** Removes the redirects from addresses that are pages now: a page and a redirect cannot share an address. */
export function freeAddresses(draft: Draft): void {
  const { pages } = collectNames(readLoosely(draft.sources()))
  const entries = asList(draft.source(redirectsYaml)?.value) ?? []
  for (const [index, entry] of [...entries.entries()].reverse())
    if (pages.has(asGroup(entry).from as string)) draft.edit(redirectsYaml, (source) => removeAt(source, [index]))
}

/**
 * Adds redirects from every address that no longer exists to where `moves` says, in every language. `after` is the site
 * as the draft makes it now.
 */
export function keepAddresses(draft: Draft, moves: Moves, before: Site, after: Site): void {
  const urls = new Map<string, string>()
  for (const { url, language, source } of before.routes) {
    const id = moves.get(source.id)
    if (id === undefined || after.routes.findUrl(url) !== undefined || !after.links.has(id)) continue
    urls.set(url, after.links.href(id, language))
  }
  const changes = compareRedirects(before.redirects, after.redirects)
  for (const { yaml } of proposeRedirects(urls, changes, after)) addEntry(draft, redirectsYaml, yaml)
}
