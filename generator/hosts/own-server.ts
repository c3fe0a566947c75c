import { type Host, noPosts } from './host.ts'

/**
 * The `Cache-Control` of everything that no rule lets browsers cache, redirects included. Other hosts send an equivalent
 * with pages on their own. Without it, browsers guess how long a page stays fresh, and may show an old one for days; they
 * keep a redirect for good, even if its target was a mistake.
 */
export const askAgain = 'no-cache'

/** A self-run server has every ability but taking posts, and handles URLs as our files configure. */
export const ownServer: Pick<Host, 'can' | 'urlHandling'> = {
  can: {
    headers: true,
    headersOnRedirects: true,
    notFoundByLanguage: true,
    redirects: true,
    redirectsBelow: true,
    filesFirst: true,
    keepsQuery: true,
    redirectsByQuery: true,
    hidesRules: true,
    takesPosts: noPosts,
  },
  urlHandling: { slash: 301, html: 301, redirect: 301 },
}
