import { picturesOf } from '../../src/shared/views.ts'
import type { ViewName } from '../parse/schemas/views.ts'
import type { DrawView } from '../render/renderer.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** The views that pages show, each listed once. */
function viewsOf({ manifest }: Site): ViewName[] {
  const named = manifest.pages.flatMap(({ page }) => ('view' in page && page.view !== undefined ? [page.view] : []))
  return [...new Set(named)].sort()
}

/** The pictures of the views that pages show. They depend only on the code: they are drawn only when that has changed. */
export const emitViews = (site: Site, draw: DrawView): SiteFile<string>[] =>
  picturesOf(viewsOf(site)).map(({ path, name, stage }) => ({
    file: path.slice(1),
    key: path,
    bytes: () => draw(name, stage),
  }))
