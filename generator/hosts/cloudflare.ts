import { type Host, noPosts } from './host.ts'
import { ruleFileNames, ruleFiles } from './rule-files.ts'
import { withSlashForms } from './slash-forms.ts'

/** Cloudflare Pages, and the static assets of a Worker. */
export const cloudflare: Host = {
  name: 'cloudflare',
  title: 'Cloudflare Pages',
  can: {
    headers: true,
    headersOnRedirects: true,
    // It serves the nearest 404.html on the way up from the URL.
    notFoundByLanguage: true,
    redirects: true,
    redirectsBelow: true,
    filesFirst: 'redirects there too',
    keepsQuery: 'drops it where the new address has a query',
    redirectsByQuery: 'ignores such a line',
    hidesRules: true,
    takesPosts: noPosts,
  },
  urlHandling: { slash: 308, html: 308, redirect: 301, oldSlash: 'compared' },
  limits: [
    {
      of: 'files',
      atMost: 100_000,
      note: 'on the free plan 20,000',
      source: 'https://developers.cloudflare.com/pages/platform/limits/#files',
    },
    {
      of: 'singleRedirects',
      atMost: 2_000,
      note: 'more are ignored. An address counts twice, with and without a slash at the end',
      source: 'https://developers.cloudflare.com/pages/configuration/redirects/#per-file',
    },
    {
      of: 'redirectsBelow',
      atMost: 100,
      note: 'more are ignored',
      source: 'https://developers.cloudflare.com/pages/configuration/redirects/#per-file',
    },
    {
      of: 'redirectLength',
      atMost: 1_000,
      note: 'longer ones are ignored',
      source: 'https://developers.cloudflare.com/pages/configuration/redirects/#per-file',
    },
    {
      of: 'headerRules',
      atMost: 100,
      note: 'more are ignored',
      source: 'https://developers.cloudflare.com/pages/platform/limits/#headers',
    },
    {
      of: 'headerLength',
      atMost: 2_000,
      note: 'longer ones are ignored',
      source: 'https://developers.cloudflare.com/pages/platform/limits/#headers',
    },
  ],
  configuration: ruleFileNames,
  files: (rules) => ruleFiles({ ...rules, redirects: withSlashForms(rules.redirects) }),
}
