import type { Language } from '../shared/languages.ts'

/** What is known of a visitor who opens a page in the default language that is truly written in another one too. */
export interface Visit {
  /** That other language. */
  offered: Language
  /** What they once chose on this site. */
  choice: Language | undefined
  /** What the address asks for with `?lng=`. */
  asked: Language | undefined
  /** What their browser, and what other programs left in it, tell of them. */
  detected: Language
  /** They came with the Back or Forward button, or this very page led to itself. */
  isReturning: boolean
  isCrawler: boolean
}

/**
 * The path alone decides what is shown. Visitors who chose the other language are moved to its page, but never taken off a
 * page they went back to, nor in a circle; those whose browser prefers it are only asked; crawlers see what the address
 * names.
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

/** Crawlers say so; Cubot is a telephone. */
export const isCrawler = (userAgent: string) => /(?<!cu)bot|crawl|spider/i.test(userAgent)
