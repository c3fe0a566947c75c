import { type HeaderRule, type Host, type HostRules, noPosts } from './host.ts'
import { type OldAddress, oldAddresses } from './old-addresses.ts'
import { hostFolder } from './published-rules.ts'

const file = 'vercel.json'
const ignoreFile = '.vercelignore'

/** Vercel, for a folder that is uploaded as it is: `vercel deploy --prod` inside it. */
export const vercel: Host = {
  name: 'vercel',
  title: 'Vercel',
  can: {
    headers: true,
    // Vercel stops at a redirect, and would read the headers only after it.
    headersOnRedirects: 'redirects without them',
    notFoundByLanguage: 'shows the one in the first language everywhere',
    redirects: true,
    redirectsBelow: true,
    filesFirst: 'redirects there too',
    keepsQuery: true,
    redirectsByQuery: 'redirects, and adds the old query to the new address',
    hidesRules: true,
    takesPosts: noPosts,
  },
  urlHandling: { slash: 308, html: 308, redirect: 301 },
  limits: [
    {
      of: 'redirects',
      atMost: 2_048,
      note: 'more fail to deploy',
      source: 'https://vercel.com/docs/routing/redirects/configuration-redirects#limits',
    },
  ],
  configuration: [file, ignoreFile],
  toolFiles: ['.vercel'],
  files: (rules) => [
    { file, text: print(rules) },
    // It serves whatever is uploaded.
    { file: ignoreFile, text: `${hostFolder}\n` },
  ],
}

/** Unlike on other hosts, redirects take precedence over files. */
const print = ({ headers, redirects, pages }: HostRules) => {
  const { byQuery, single, below } = oldAddresses(redirects)
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(headersFor),
      redirects: [...byQuery.map(asLookedFor).filter(isElsewhere), ...reachable(single, pages), ...below].map(redirect),
    },
    null,
    2,
  )}\n`
}

/** Escapes a text into a pattern that matches only that text. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|"# -]/g, '\\$&')

const headersFor = ({ path, headers }: HeaderRule) => ({
  source: path.endsWith('/*') ? `${literal(path.slice(0, -1))}(.*)` : literal(path),
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

/** The address as Vercel looks for it: `cleanUrls` has stripped a file name or extension, with its own redirect. */
const asLookedFor = (old: OldAddress): OldAddress => ({
  ...old,
  path: old.path.replace(/(\/index(\.html)?|\.html)$/, '') || '/',
})

/** The single addresses as Vercel looks for them, without those that are then a page or another old address. */
function reachable(single: readonly OldAddress[], pages: HostRules['pages']): OldAddress[] {
  const taken = new Set([...pages(), ...single.map(({ path }) => path)])
  return single.flatMap((old) => {
    const lookedFor = asLookedFor(old)
    if (lookedFor.path === old.path) return [old]
    return taken.has(lookedFor.path) ? [] : [lookedFor]
  })
}

/** The old query is added to the target, so a rule that redirects to its own path would loop. */
const isElsewhere = ({ path, to }: OldAddress) => path !== to

const redirect = ({ path, isBelow, query, to }: OldAddress) => ({
  // Not `*`, which would also match the URL of the folder itself, and that may be a page.
  source: isBelow ? `${literal(path)}:splat+` : literal(path),
  ...(query !== undefined && {
    has: query.map(([key, value]) => ({ type: 'query', key, value: literal(value) })),
  }),
  destination: isBelow ? to.replace(':splat', ':splat+') : to,
  statusCode: 301,
})
