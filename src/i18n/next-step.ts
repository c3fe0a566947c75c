import type { Language } from '../shared/languages.ts'

/** What is known about a visitor to a page in the default language that has also been written in another one. */
export interface Visit {
  /** That other language. */
  offered: Language
  /** The language they have chosen on this site. */
  choice: Language | undefined
  /** The language the address asks for with `?lng=`. */
  asked: Language | undefined
  /** The language suggested by their browser and by what other programs stored in it. */
  detected: Language
  /** Whether they came by the Back or Forward button, or from this very page. */
  isReturning: boolean
  isCrawler: boolean
}

/**
 * The path alone decides what is shown. Visitors who chose the other language are moved to its page, but never off a
 * page they went back to, and never in a loop. Those whose browser prefers it are only asked. Crawlers stay on the page
 * they requested.
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

/**
 * Whether a user agent identifies itself as a crawler. Cubot is a phone. The gate knows more of them by name (see
 * check-access.ts), but that list is 2 kB: a crawler has stored no choice, so one that is missed here only follows
 * `?lng=`, as a visitor does.
 */
export const isCrawler = (userAgent: string) => /bot|crawl|spider/i.test(userAgent.replace(/cubot/gi, ''))
