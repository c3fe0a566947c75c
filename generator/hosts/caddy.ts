import { atPart } from '../redirect-rules.ts'
import type { HeaderRule, Host, HostRules, NotFound } from './host.ts'
import {
  exactly,
  inQuery,
  type OldAddress,
  type OldAddressWithQuery,
  oldAddresses,
  ownPath,
  restAsWritten,
  withSlash,
} from './old-addresses.ts'
import { askAgain, ownServer } from './own-server.ts'
import { hostFolder } from './published-rules.ts'

const file = `${hostFolder}/Caddyfile`

/** Caddy 2.6 and later. A site block that sets `root` imports the file. See nginx.ts for why the file is there. */
export const caddy: Host = {
  name: 'caddy',
  title: 'Caddy',
  ...ownServer,
  limits: [],
  configuration: [file],
  files: (rules) => [{ file, text: print(rules) }],
}

const print = ({ headers, redirects, notFound }: HostRules) => {
  const [everywhere, ...some] = headers
  const { byQuery, single, below } = oldAddresses(redirects)
  // Printed twice, because error handling starts with neither compression nor headers.
  const sent = [
    'encode zstd gzip',
    'header {',
    ...Object.entries(everywhere.headers).map(written),
    '\t-Server',
    '}',
  ].join('\n')
  return `# Import this in the block of a site, and reload Caddy after publishing: import /path/to/dist/${file}
${sent}
@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json
${some.map(kept).join('\n')}
map {query} {kept_query} {added_query} {
\t"" "" ""
\tdefault "?{query}" "&{query}"
}
map {path} {moved_to} {
${withSlash(single)
  .map(({ path, to }) => `\t${quoted(path)} ${quoted(withQuery(to))}`)
  .join('\n')}
\tdefault ""
}
route {
\theader ?Cache-Control ${askAgain}
\t@hidden {
\t\tpath_regexp /\\.|[\\x00-\\x1f\\\\]
\t\tnot path_regexp ^/\\.well-known(/|$)
\t}
\terror @hidden 404
${byQuery.map(movedByQuery).join('\n')}
\t@moved expression {moved_to} != ""
\tredir @moved {moved_to} 301
\t@index path_regexp ^/+index\\.html$
\tredir @index /{kept_query} 301
\t@slash path_regexp slash ^/+(${ownPath})/+$
\tredir @slash /{re.slash.1}{kept_query} 301
${below.map(movedBelow).join('\n')}
\t@named path_regexp named ^/+(${ownPath})(?:/index)?\\.html$
\tredir @named /{re.named.1}{kept_query} 301
\t@page file {path}.html
\trewrite @page {path}.html
\tfile_server {
\t\tdisable_canonical_uris
\t}
}
handle_errors {
${sent}
\t@missing expression {err.status_code} == 404
\thandle @missing {
${notFound.map(missing).join('\n')}
\t}
\trespond "{err.status_code} {err.status_text}"
}
`
}

const written = ([name, value]: [string, string]) => `\t${name} ${quoted(value)}`

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** With `file`: a missing file must not be cached. */
const kept = ({ path, headers }: HeaderRule, index: number) => `@kept${index} {
\tpath ${path}
\tfile
}
header @kept${index} Cache-Control ${quoted(headers['Cache-Control']!)}`

/** The target with the visitor's query after its own, if it has one. */
function withQuery(to: string): string {
  const [address, part] = atPart(to)
  return `${address}${address.includes('?') ? '{added_query}' : '{kept_query}'}${part}`
}

/** Not with the `query` matcher: in Caddy 2.6, it matches if only one of several values does. */
const movedByQuery = ({ path, query, to }: OldAddressWithQuery, index: number) => `\t@asked${index} {
\t\tpath_regexp ${quoted(`^${exactly(path)}$`)}
\t\texpression \`${query.map((pair) => `{query}.matches(r'${inQuery(pair)}')`).join(' && ')}\`
\t}
\tredir @asked${index} ${quoted(to)} 301`

/** Looks for a page first, because pages take precedence. */
const movedBelow = ({ path, to }: OldAddress, index: number) => {
  const name = `below${index}`
  return `\t@${name} {
\t\tpath_regexp ${quoted(`^${exactly(path)}`)}
${to.includes(':splat') ? `\t\tvars_regexp ${name} {uri} ${quoted(`^${restAsWritten(path)}`)}\n` : ''}\t\tnot file {path} {path}.html
\t}
\tredir @${name} ${quoted(withQuery(to.replace(':splat', `{re.${name}.1}`)))} 301`
}

const missing = ({ under, page }: NotFound) => `\t\thandle ${under}/* {
\t\t\trewrite * ${page}.html
\t\t\tfile_server
\t\t}`
