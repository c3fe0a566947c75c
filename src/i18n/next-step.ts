import type { Language } from '../shared/languages.ts'

/** What is known of a visitor who opens an English page that is truly written in Spanish too. */
export interface Visit {
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
 * The path alone decides what is shown. Who chose Spanish is moved to the pair, but never taken off a page they went back
 * to, nor in a circle; whose browser prefers Spanish is only asked; crawlers see what the address names.
 */
export function nextStep({ choice, asked, detected, isReturning, isCrawler }: Visit): 'move' | 'offer' | 'stay' {
  if (isCrawler) return 'stay'
  if ((choice ?? asked) === 'es') return isReturning ? 'stay' : 'move'
  return choice === undefined && detected === 'es' ? 'offer' : 'stay'
}

/** Crawlers say so; Cubot is a telephone. */
export const isCrawler = (userAgent: string) => /(?<!cu)bot|crawl|spider/i.test(userAgent)
