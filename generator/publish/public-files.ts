import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.ts'
import { fromHome } from '../folders.ts'
import type { Host } from '../hosts/host.ts'
import { UserError } from '../problems/user-error.ts'
import { decoded, type RedirectRule } from '../redirect-rules.ts'
import type { PageTable } from '../site.ts'
import { isReserved, urlOfFile } from '../urls.ts'

interface Published {
  routes: Pick<PageTable, 'findUrl'>
  redirects: readonly RedirectRule[]
}

/**
 * The files of `folder`, published as they are on `host`. Throws if one replaces a page or a file in `made`, is
 * redirected, is the index of a folder, or would not be found there.
 */
export function* publicFiles(
  folder: string,
  made: ReadonlySet<string>,
  site: Published,
  host: Pick<Host, 'title' | 'can' | 'misses'>,
): Iterable<{ file: string; bytes: () => Uint8Array }> {
  for (const file of filesBelow(folder)) {
    const shown = fromHome(join(folder, file))
    if (file.includes('\\'))
      throw new UserError(`${shown} has a backslash in its name, which browsers read as a slash. Rename it.`)
    // tour/index.html is at /tour/: some hosts strip the slash and then look for tour.html.
    const flat = file.replace(/\/index\.html$/, '.html')
    const taken = takenBy(file, made, site, host) ?? takenBy(flat, made, site, host)
    if (taken !== undefined) throw new UserError(`${shown} is where ${taken}. Rename or remove it.`)
    if (flat !== file)
      throw new UserError(
        `${shown} is at an address that not every host finds. Rename it to ${fromHome(join(folder, flat))}: the address is then ${urlOfFile(flat)}.`,
      )
    if (host.misses?.isMissed(file))
      throw new UserError(
        `${shown} would not be found on ${host.title}, which ${host.misses.because}. Rename or remove it.`,
      )
    yield { file, bytes: () => readFileSync(join(folder, file)) }
  }
}

function takenBy(
  file: string,
  made: ReadonlySet<string>,
  { routes, redirects }: Published,
  { title, can }: Pick<Host, 'title' | 'can'>,
): string | undefined {
  const url = urlOfFile(file)
  if (routes.findUrl(url) !== undefined) return `the page ${url} is published`
  if (made.has(file)) return 'Sightline publishes a file of its own'
  // Hosts differ in which comes first.
  const moved = redirects.find(({ from }) => decoded(from) === url)
  if (moved !== undefined) return `visitors are redirected to ${moved.to}`
  const isBelow = ({ from }: RedirectRule) => from.endsWith('/*') && url.startsWith(decoded(from.slice(0, -1)))
  const below = can.filesFirst === true ? undefined : redirects.find(isBelow)
  if (below !== undefined)
    return `${title} redirects visitors to ${below.to} by ${below.from}, whether there is a file or not`
  return isReserved(`/${file}`) ? 'browsers cache files for a year, even if they change' : undefined
}
