import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.ts'
import { UserError } from '../problems/user-error.ts'
import type { RedirectRule } from '../redirect-rules.ts'
import type { PageTable } from '../site.ts'
import { isReserved, urlOfFile } from '../urls.ts'

interface Published {
  routes: Pick<PageTable, 'findUrl'>
  redirects: readonly RedirectRule[]
}

/** The files of `folder`, published as they are. Throws if one replaces a page or a file in `made`, or is redirected. */
export function* publicFiles(
  folder: string,
  made: ReadonlySet<string>,
  site: Published,
): Iterable<{ file: string; bytes: () => Uint8Array }> {
  for (const file of filesBelow(folder)) {
    const taken = takenBy(file, made, site)
    if (taken !== undefined) throw new UserError(`public/${file} is where ${taken}. Rename or remove it.`)
    yield { file, bytes: () => readFileSync(join(folder, file)) }
  }
}

function takenBy(file: string, made: ReadonlySet<string>, { routes, redirects }: Published): string | undefined {
  const url = urlOfFile(file)
  if (routes.findUrl(url) !== undefined) return `the page ${url} is published`
  if (made.has(file)) return 'Sightline publishes a file of its own'
  // Hosts differ in which comes first. A redirect for all addresses below one leaves files alone on every host.
  const moved = redirects.find(({ from }) => from === url)
  if (moved !== undefined) return `visitors are redirected to ${moved.to}`
  return isReserved(`/${file}`) ? 'browsers cache files for a year, even if they change' : undefined
}
