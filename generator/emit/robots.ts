import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** `robots.txt`. Pages for staff are kept out of search by `noindex`, which crawlers can only read if let in. */
export function emitRobots({ manifest: { practice } }: Site): Emitted {
  return { file: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${practice.url}/sitemap.xml\n` }
}
