import { collectNames } from '../checks/names.ts'
import { readLoosely } from '../parse/loose-manifest.ts'
import { compareRedirects } from '../plan/compare-redirects.ts'
import { proposeRedirects } from '../plan/propose-redirects.ts'
import type { Site } from '../site.ts'
import { addEntry } from './add-entry.ts'
import type { Draft } from './draft.ts'
import { removeEntries } from './remove-entries.ts'
import type { Moves } from './repoint.ts'

export const redirectsYaml = 'redirects.yaml'

/** Removes the redirects from addresses that are pages now: a page and a redirect cannot share an address. */
export function freeAddresses(draft: Draft): void {
  const { pages } = collectNames(readLoosely(draft.sources()))
  removeEntries(draft, redirectsYaml, ({ from }) => typeof from === 'string' && pages.has(from))
}

/**
 * Adds redirects from every address that no longer exists to where `moves` says, in every language. `after` is the site
 * as the draft makes it now.
 */
export function keepAddresses(draft: Draft, moves: Moves, before: Site, after: Site): void {
  const urls = new Map<string, string>()
  for (const { url, language, source } of before.routes) {
    const id = moves.get(source.id)
    if (id !== undefined && after.links.has(id)) urls.set(url, after.links.href(id, language))
  }
  const changes = compareRedirects(before.redirects, after.redirects)
  for (const { yaml } of proposeRedirects(urls, changes, after)) addEntry(draft, redirectsYaml, yaml)
}
