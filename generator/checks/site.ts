import { isError, type Problem } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import type { Site } from '../site.ts'
import { checkAddresses } from './addresses/addresses.ts'
import { checkHostLimits } from './addresses/host-limits.ts'
import { checkHostPlace } from './addresses/host-place.ts'
import { checkPublicFiles } from './addresses/public-files.ts'
import { redirectsOverPages } from './addresses/redirects-over-pages.ts'
import { checkPlaces } from './places/places.ts'
import { unusedCategories } from './practice/brands.ts'
import { checkPosts } from './practice/posts.ts'
import { unusedTestimonials } from './practice/testimonials.ts'
import { checkTitles } from './titles/titles.ts'

/**
 * The checks that need the whole page table. `publicFiles` are those in public/. Guesses about cities are reported with
 * them, unless addresses clash.
 */
export function checkSite(site: Site, sources: readonly Source[], publicFiles: readonly string[]): Problem[] {
  const clashes = checkAddresses(site.routes.families, sources)
  if (clashes.some(isError)) return clashes
  return [
    ...clashes,
    ...checkTitles(site, sources),
    ...redirectsOverPages(site, sources),
    ...checkHostLimits(site, sources),
    ...checkHostPlace(site),
    ...checkPublicFiles(site, publicFiles),
    ...checkPosts(site, sources),
    ...unusedCategories(site, sources),
    ...unusedTestimonials(sources),
    ...checkPlaces(site),
  ]
}
