import { isGroup } from '../read/raw-values.ts'
import { pageIds, writtenFile } from '../urls.ts'
import type { LooseManifest } from './loose-manifest.ts'

/** The files of the pages that menus, buttons, breadcrumbs and the search box link to. */
export function requiredPages({ vertical, practice: { geoGate } }: LooseManifest): string[] {
  const { home, contact, services, sitemap, notFound, outOfArea } = pageIds
  const always = [home, contact, services, ...Object.values(vertical.parents), sitemap, notFound]
  if (isGroup(geoGate) && geoGate.mode !== 'off') always.push(outOfArea)
  return [...new Set(always)].map(writtenFile)
}
