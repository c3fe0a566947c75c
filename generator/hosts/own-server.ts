import { type Host, noPosts } from './host.ts'

/**
 * `Cache-Control` of everything that no rule lets browsers keep. Other hosts send the like by themselves. Without it,
 * browsers guess how long a page stays as it is, and show an old one for days.
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
