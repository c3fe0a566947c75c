import { escapeText } from '../../src/shared/escape-text.ts'
import { firstBy } from '../group-by.ts'
import { fileOf } from '../urls.ts'
import { type Host, type HostFile, type HostRules, noPosts } from './host.ts'
import { type OldAddress, oldAddresses } from './old-addresses.ts'

/** Without this file, the host leaves out files whose names begin with an underscore or a dot. */
const file = '.nojekyll'

/**
 * GitHub Pages, and any server that only serves files. What is a rule on other hosts is a small page here: a redirect,
 * and, for each page, a folder of its name, for `/about/` and for servers that do not find `/about.html` at `/about`.
 */
export const githubPages: Host = {
  name: 'github-pages',
  title: 'GitHub Pages',
  can: {
    headers: 'sends none: the content policy is in the pages, and the others are missing',
    headersOnRedirects: 'sends none',
    notFoundByLanguage: 'shows the one in the first language everywhere',
    redirects: 'redirects with a page',
    redirectsBelow: 'ignores such a rule',
    filesFirst: true,
    keepsQuery: 'drops the query',
    redirectsByQuery: 'ignores such a rule',
    hidesRules: 'serves every file',
    takesPosts: noPosts,
  },
  urlHandling: { slash: 'page', html: 'page', redirect: 'page', oldSlash: 'ignored' },
  limits: [
    {
      of: 'bytes',
      atMost: 1_000_000_000,
      note: 'and no online shop or other business: see its terms',
      source: 'https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits',
    },
  ],
  configuration: [file],
  files: ({ redirects, pages }) => {
    const all = [{ file, text: '' }, ...folders(pages), ...oldAddresses(redirects).single.map(moved)]
    // `/about` and `/about/index.html` are one file here: that of a page, or of the first redirect.
    return [...firstBy(all, (each) => each.file).values()]
  },
}

/** Forwards to `/about.html`, not `/about`: a server that only serves files would send that back to this page. */
const folders = (pages: HostRules['pages']): HostFile[] =>
  [...pages()]
    .filter((url) => url !== '/')
    .map((url) => ({ file: `${url.slice(1)}/index.html`, text: forwardingPage(`/${fileOf(url)}`, url) }))

const moved = ({ path, to }: OldAddress): HostFile => ({
  file: path.slice(1).replace(/(?<!\/index\.html)$/, '/index.html'),
  text: forwardingPage(to, to),
})

const startOfForwarding = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=`

/** Whether a published file only forwards to another address. */
export const isForwardingPage = (html: Buffer | undefined): boolean =>
  html?.toString('utf8', 0, startOfForwarding.length) === startOfForwarding

/**
 * Search engines treat an immediate refresh as a redirect, and the canonical URL as the page. Both work only if no
 * `noindex` keeps them from using this page.
 */
const forwardingPage = (to: string, canonical: string) => `${startOfForwarding}${escapeText(to)}">
<link rel="canonical" href="${escapeText(canonical)}">
<title>${escapeText(canonical)}</title>
<a href="${escapeText(to)}">${escapeText(canonical)}</a>
`
