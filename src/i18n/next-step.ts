import type { Language } from '../shared/languages.ts'

/** What is known of a visitor to a page in the default language that is also truly written in another one. */
export interface Visit {
  /** That other language. */
  offered: Language
  /** What they once chose on this site. */
  choice: Language | undefined
  /** What the address asks for with `?lng=`. */
  asked: Language | undefined
  /** What their browser, and what other programs stored in it, suggest. */
  detected: Language
  /** They came by the Back or Forward button, or from this very page. */
  isReturning: boolean
  isCrawler: boolean
}

/**
 * The path alone decides what is shown. Visitors who chose the other language are moved to its page, but never off a
 * page they went back to, and never in a loop; those whose browser prefers it are only asked; crawlers see what the
 * address names.
 */
export function nextStep({
  offered,
  choice,
  asked,
  detected,
  isReturning,
  isCrawler,
}: Visit): 'move' | 'offer' | 'stay' {
  if (isCrawler) return 'stay'
  if ((choice ?? asked) === offered) return isReturning ? 'stay' : 'move'
  return choice === undefined && detected === offered ? 'offer' : 'stay'
}

/** Crawlers identify themselves; Cubot is a phone. */
export const isCrawler = (userAgent: string) => /(?<!cu)bot|crawl|spider/i.test(userAgent)
