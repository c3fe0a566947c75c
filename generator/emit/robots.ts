import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** `robots.txt`. Pages for staff are kept out of search by `noindex`, which crawlers can only read if let in. */
export function emitRobots({ manifest: { practice } }: Site): SiteFile<string> {
  return { file: 'robots.txt', bytes: () => `User-agent: *\nAllow: /\n\nSitemap: ${practice.url}/sitemap.xml\n` }
}
