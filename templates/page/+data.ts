import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { redirectTarget } from '../../generator/serve/redirect-target.ts'
import type { Rendered } from './develop.ts'

/** The page at the requested URL, expanded from the manifest as it is on disk. */
export async function data({ urlPathname }: PageContextServer): Promise<Rendered> {
  // Imported lazily: an error in the program is then shown by our own page instead of Vike's bare one.
  const { developSite, pageAt } = await import('./develop.ts')
  const { site } = developSite()
  if (site === undefined) throw render(500, 'The manifest has problems.')
  const found = pageAt(urlPathname, site)
  if (found !== undefined) return found
  const target = redirectTarget(urlPathname, site.redirects)
  // Published as 301; here a browser would still remember that after the YAML has changed.
  throw target === undefined ? render(404, `There is no page at ${urlPathname}.`) : redirect(target, 302)
}
