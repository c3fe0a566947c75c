import { literally } from '../../generator/text/literally.ts'
import type { SitePage } from '../support/made-site.ts'
import type { Juror } from './juror.ts'
import { installed, loadPackage } from './packages.ts'

interface Package {
  LinkChecker: new () => {
    check(options: {
      path: string[]
      checkFragments: boolean
      linksToSkip: (link: string) => Promise<boolean>
      urlRewriteExpressions: { pattern: RegExp; replacement: string }[]
    }): Promise<{ links: { url: string; status?: number; state: 'OK' | 'BROKEN' | 'SKIPPED'; parent?: string }[] }>
  }
}

/** Linkinator 7 sends the requests of all the pages it gets at once, whatever its `concurrency` says. */
const pagesAtOnce = 10

/**
 * Checks every link, picture, script and canonical or alternate address of every page, and every fragment within a
 * page. (tests/rules/link-rules.ts checks fragments of other pages.) Requests addresses on the practice's own host from
 * this server. Leaves out those on other sites: their answers say nothing about ours.
 */
export const linkinator: Juror = {
  name: 'linkinator',
  reads: 'every page',
  available: () => installed('linkinator'),
  ask: async (pages, { origin, published }) => {
    const { LinkChecker } = await loadPackage<Package>('linkinator')
    const own = [{ pattern: new RegExp(`^${literally(published)}(?=/|$)`), replacement: origin }]
    const good = new Set<string>()
    const findings = []
    // The not-found page answers with 404, as it must.
    for (const batch of inBatches(pages.filter(({ kind }) => kind !== 'not-found'))) {
      const path = batch.map(({ url }) => origin + url)
      const { links } = await new LinkChecker().check({
        path,
        checkFragments: true,
        linksToSkip: async (link) => !path.includes(link) && (!link.startsWith(`${origin}/`) || good.has(link)),
        urlRewriteExpressions: own,
      })
      for (const { url, status, state, parent = url } of links) {
        if (state === 'OK' && !url.includes('#')) good.add(url)
        if (state !== 'BROKEN') continue
        const page = parent.replace(origin, '') || '/'
        const message = 'The link leads nowhere.'
        findings.push({ rule: `status ${status || 'none'}`, url: page, at: url.replace(origin, ''), message })
      }
    }
    return findings
  },
}

const inBatches = (pages: readonly SitePage[]) =>
  Array.from({ length: Math.ceil(pages.length / pagesAtOnce) }, (_, index) =>
    pages.slice(index * pagesAtOnce, (index + 1) * pagesAtOnce),
  )
