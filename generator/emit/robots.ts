import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** `robots.txt`. Pages for staff are kept out by `noindex`, which a crawler must be let in to read. */
export function emitRobots({ manifest: { practice } }: Site): Emitted {
  return { file: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${practice.url}/sitemap.xml\n` }
}
