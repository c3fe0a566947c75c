import { type Loaded, loadSite } from '../load-site.ts'
import { isError } from '../problems/problems.ts'
import { sourceOf } from '../read/source-of.ts'
import type { Site } from '../site.ts'

/** A site, and the files it was made from. */
export interface Shown {
  site: Site
  sources: Loaded['sources']
}

/**
 * What is shown while the manifest in `folder` has errors: the site with each faulty file in its last good version or,
 * if that does not load either, the last good site. So a mistake in one file holds back only that file.
 */
export function lastGood(folder: string, broken: Loaded, good: Shown): Shown {
  const faulty = new Set(broken.problems.filter(isError).map(({ file }) => file))
  const earlier = good.sources.filter(({ file }) => faulty.has(file))
  const sources = [...broken.sources.filter(({ file }) => !faulty.has(file)), ...earlier]
  // A faulty file that is new since then is left out.
  const unsaved = new Map([...faulty].map((file) => [file, sourceOf(earlier, file)?.text]))
  const { site, sources: shown } = loadSite(folder, { before: { ...broken, sources }, preview: true, unsaved })
  return site === undefined ? good : { site, sources: shown }
}
