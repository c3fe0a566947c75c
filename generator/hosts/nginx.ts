import { atPart } from '../redirect-rules.ts'
import type { HeaderRule, Host, HostRules, NotFound } from './host.ts'
import {
  exactly,
  inQuery,
  type OldAddress,
  type OldAddressWithQuery,
  oldAddresses,
  ownPath,
  withSlash,
} from './old-addresses.ts'
import { askAgain, ownServer } from './own-server.ts'
import { hostFolder } from './published-rules.ts'

const file = `${hostFolder}/nginx.conf`

/**
 * nginx 1.18 and later. A `server` block that sets `root` and `server_name` includes the file. It is in the folder it
 * configures, so it is published, switched and rolled back with the pages. No visitor gets it: dotfiles are not served.
 */
export const nginx: Host = {
  name: 'nginx',
  title: 'nginx',
  ...ownServer,
  limits: [],
  configuration: [file],
  files: (rules) => [{ file, text: print(rules) }],
}

const print = ({ headers, redirects, notFound }: HostRules) => {
  const [everywhere, ...some] = headers
  const { byQuery, single, below } = oldAddresses(redirects)
  return `# Include this in a "server" block, and reload nginx after publishing: include /path/to/dist/${file};
absolute_redirect off;
server_tokens off;
autoindex off;
charset utf-8;
charset_types text/css text/plain text/xml text/javascript application/javascript application/json application/xml image/svg+xml;
gzip on;
gzip_vary on;
gzip_min_length 512;
gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml;

${Object.entries(everywhere.headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
# Not with "always": responses for missing files must not be cached.
set $kept ${quoted(askAgain)};
# A redirect must not be kept either, so this looks for a file.
set $file "";
if (-f $request_filename) { set $file $uri; }
${some.map(kept).join('\n')}
add_header Cache-Control $kept;

set $added "";
if ($args != "") { set $added "&$args"; }
set $asked "$uri &$args";
${byQuery.map(movedByQuery).join('\n')}
if ($request_uri ~ "^/+index\\.html(\\?|$)") { rewrite ^ / permanent; }
rewrite "^/(${ownPath})/+$" /$1 permanent;

error_page 404 ${notFound.at(-1)!.page}.html;
location ~ "/\\.(?!well-known(/|$))" { return 404; }
location ~ "[\\x00-\\x1f\\\\\\\\]" { return 404; }
location ~ \\.webmanifest$ { default_type application/manifest+json; }
location ~ \\.avif$ { default_type image/avif; }
# An exact location comes first, such as that of an old address.
location ~ "^/(?<page>${ownPath})(?:/index)?\\.html$" {
${below.map((rule) => `  if ($file = "") { ${rewriteBelow(rule)} }\n`).join('')}  return 301 /$page$is_args$args;
}
location = / { try_files /index.html =404; }
${notFound.map(missing).join('\n')}
${withSlash(single).map(moved).join('\n')}
${below.map((rule, index) => movedBelow(rule, index, notFound)).join('\n')}
`
}

/** Does not escape `$`: it still begins a variable. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

const kept = ({ path, headers }: HeaderRule) =>
  `if ($file ~ "^${exactly(path.replace(/\*$/, ''))}${path.endsWith('*') ? '' : '$'}") { set $kept ${quoted(headers['Cache-Control']!)}; }`

/** An `if` takes a single comparison, so one pattern looks at the path and at the whole query, once for each value. */
function movedByQuery({ path, query, to }: OldAddressWithQuery): string {
  const wanted = query.map((pair) => `(?=.*${inQuery(pair)})`).join('')
  return `if ($asked ~ "^${exactly(path)} ${wanted}") { return 301 ${quoted(literal(to))}; }`
}

/** A visitor who asks for the page itself is sent to its address, as for any other page. */
const missing = ({
  under,
  page,
}: NotFound) => `if ($request_uri ~ "^/+${exactly(page.slice(1))}\\.html(\\?|$)") { return 301 ${page}$is_args$args; }
location = ${page}.html { internal; }
location ${under}/ { error_page 404 ${page}.html; try_files $uri $uri.html =404; }`

const moved = ({ path, to }: OldAddress) => `location = ${quoted(path)} { return 301 ${quoted(withQuery(to))}; }`

/** Looks for a page first, because pages take precedence. */
const movedBelow = (rule: OldAddress, index: number, notFound: readonly NotFound[]) => {
  const { page } = notFound.find(({ under }) => rule.path.startsWith(`${under}/`))!
  return `location ${quoted(rule.path)} { error_page 404 ${page}.html; try_files $uri $uri.html @below${index}; }
location @below${index} { ${rewriteBelow(rule)} return 404; }`
}

/** The last `?` keeps nginx from adding the query once more. */
const rewriteBelow = ({ path, to }: OldAddress) =>
  `rewrite "^${exactly(path)}(.*)$" ${quoted(`${withQuery(to).replace(':splat', '$1')}?`)} permanent;`

/** The target with the visitor's query after its own, if it has one. */
function withQuery(to: string): string {
  const [address, part] = atPart(to)
  return `${literal(address)}${address.includes('?') ? '$added' : '$is_args$args'}${literal(part)}`
}

const literal = (to: string) => to.replaceAll('$', '%24')
