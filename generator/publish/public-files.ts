import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.ts'
import { UserError } from '../problems/user-error.ts'
import type { PageTable } from '../site.ts'
import { isReserved, urlOfFile } from '../urls.ts'

/** The files of `folder`, published as they are. Throws if one would replace a page or a file in `made`. */
export function* publicFiles(
  folder: string,
  made: ReadonlySet<string>,
  routes: Pick<PageTable, 'findUrl'>,
): Iterable<{ file: string; bytes: () => Uint8Array }> {
  for (const file of filesBelow(folder)) {
    const taken = takenBy(file, made, routes)
    if (taken !== undefined) throw new UserError(`public/${file} is where ${taken}. Rename or remove it.`)
    yield { file, bytes: () => readFileSync(join(folder, file)) }
  }
}

function takenBy(file: string, made: ReadonlySet<string>, routes: Pick<PageTable, 'findUrl'>): string | undefined {
  const url = urlOfFile(file)
  if (routes.findUrl(url) !== undefined) return `the page ${url} is published`
  if (made.has(file)) return 'Sightline publishes a file of its own'
  return isReserved(`/${file}`) ? 'browsers cache files for a year, even if they change' : undefined
}
