import { type Loaded, loadSite } from '../load-site.ts'
import { isError } from '../problems/problems.ts'
import type { Site } from '../site.ts'

/**
 * What is shown while the manifest in `folder` has errors: its site with each file that has one as it was when all was
 * well, or where that makes none either, the site of then. So a mistake in one file holds back the words of that file
 * alone.
 */
export function lastGood(folder: string, broken: Loaded, good: Loaded & { site: Site }): Site {
  const faulty = new Set(broken.problems.filter(isError).map(({ file }) => file))
  const earlier = good.sources.filter(({ file }) => faulty.has(file))
  const sources = [...broken.sources.filter(({ file }) => !faulty.has(file)), ...earlier]
  // A file that is new since then is left out.
  const unsaved = new Map([...faulty].map((file) => [file, earlier.find((source) => source.file === file)?.text]))
  return loadSite(folder, { ...broken, sources }, { preview: true, unsaved }).site ?? good.site
}
