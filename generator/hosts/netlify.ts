import { type Host, noPosts } from './host.ts'
import { madeFor } from './published-rules.ts'
import { ruleFileNames, ruleFiles } from './rule-files.ts'

export const netlify: Host = {
  name: 'netlify',
  title: 'Netlify',
  can: {
    headers: true,
    headersOnRedirects: 'redirects without them',
    notFoundByLanguage: true,
    redirects: true,
    redirectsBelow: true,
    filesFirst: true,
    keepsQuery: true,
    redirectsByQuery: true,
    hidesRules: true,
    takesPosts: noPosts,
  },
  urlHandling: { slash: 301, html: 'page', redirect: 301, oldSlash: 'ignored' },
  limits: [
    {
      of: 'filesInFolder',
      atMost: 54_000,
      source: 'https://docs.netlify.com/build/configure-builds/troubleshooting-tips/',
    },
  ],
  configuration: ruleFileNames,
  toolFiles: ['.netlify'],
  files: (rules) => {
    const [redirects, headers] = ruleFiles(rules)
    // Netlify itself knows only one not-found page. These rules come last, so that redirects take precedence.
    const notFound = rules.notFound.flatMap(({ under, page }) => (under ? [`${under}/* ${page}.html 404\n`] : []))
    return [{ ...redirects, text: madeFor(netlify.name) + redirects.text + notFound.join('') }, headers]
  },
}
