import { buildPage } from '../../generator/build-page.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { Frame, Page } from '../../generator/page.ts'
import { printProblems } from '../../generator/print.ts'
import type { Site } from '../../generator/site.ts'

// Development only. The dev server throws this module away when a file of the manifest changes, and with it the site.

let site: Site | undefined

/** The page at `url`, or nothing when there is none. Throws the problems of a broken manifest, as the terminal shows them. */
export function developPage(url: string): { page: Page; frame: Frame } | undefined {
  site ??= load()
  const row = site.rows.findUrl(url)
  return row === undefined ? undefined : { page: buildPage(row, site), frame: site.frames[row.language] }
}

function load(): Site {
  const folder = process.env.SIGHTLINE_MANIFEST ?? 'manifest'
  const { site: loaded, problems, sources } = loadSite(folder)
  if (loaded === undefined)
    throw new Error(`The manifest has problems:\n${printProblems(problems, sources, 'manifest')}`)
  return loaded
}
