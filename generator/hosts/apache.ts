import { atPart } from '../redirect-rules.ts'
import type { HeaderRule, Host, HostRules } from './host.ts'
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

const file = '.htaccess'

/**
 * Apache 2.4 with `AllowOverride All`, which reads the file at each request: no reload is needed after publishing. Most
 * shared hosting offers no more. If a module is missing, every request fails, rather than go out without a policy.
 */
export const apache: Host = {
  name: 'apache',
  title: 'Apache',
  ...ownServer,
  limits: [],
  configuration: [file],
  files: (rules) => [{ file, text: print(rules) }],
}

const print = ({ headers, redirects, notFound }: HostRules) => {
  const [everywhere, ...some] = headers
  const { byQuery, single, below } = oldAddresses(redirects)
  const ofFiles = single.filter(isOfFile)
  const others = single.filter((each) => !isOfFile(each))
  const inFolders = notFound.filter(({ under }) => under !== '')
  return `# Needs mod_rewrite, mod_headers, mod_deflate and mod_filter, and "AllowOverride All" for this folder.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
AcceptPathInfo Off
FileETag MTime Size
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .xml .svg .webmanifest
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType text/javascript .js
AddType font/woff2 .woff2
# The ETag of a compressed file has a suffix, which Apache itself would not recognize.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""
AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml
# Error pages are not compressed by their type.
<Files "404.html">
  SetOutputFilter DEFLATE
</Files>
ErrorDocument 404 ${notFound.at(-1)!.page}.html
${inFolders.map(({ under, page }) => `<If "%{THE_REQUEST} =~ m#^\\S+ +${under}/#">\n  ErrorDocument 404 ${page}.html\n</If>`).join('\n')}

${Object.entries(everywhere.headers)
  .map(([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`)
  .join('\n')}
# Not with "always": responses for missing files must not be cached.
Header set Cache-Control "${askAgain}"
${some.map(kept).join('\n')}
# Browsers keep a redirect for good unless told otherwise.
Header always set Cache-Control "${askAgain}" "expr=%{REQUEST_STATUS} == 301"

RewriteEngine On
RewriteRule "(^|/)\\.(?!well-known(/|$))" - [R=404,L]
${byQuery.map(movedByQuery).join('\n')}
RewriteCond %{THE_REQUEST} "^\\S+ +/+index\\.html[? ]"
RewriteRule "^index\\.html$" / [R=301,L]
${ofFiles.map(moved).join('\n')}
RewriteRule "^(${ownPath})/+$" /$1 [R=301,L]
${withSlash(others).map(moved).join('\n')}
${below.map(movedBelow).join('\n')}
RewriteCond %{THE_REQUEST} "^[^?]*\\.html[? ]"
# Not for the not-found page, which Apache requests internally by its file name.
RewriteCond %{ENV:REDIRECT_STATUS} "!=404"
RewriteRule "^(${ownPath})(?:/index)?\\.html$" /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}%{PATH_INFO}.html -f
RewriteRule "^(.*[^/])$" /$1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "." - [R=404,L]
`
}

function kept({ path, headers }: HeaderRule): string {
  const end = path.endsWith('*') ? '' : '$'
  const pattern = `m#^${exactly(path.replace(/\*$/, ''))}${end}#`
  return `<If "%{REQUEST_URI} =~ ${pattern}">\n  Header set Cache-Control "${headers['Cache-Control']}"\n</If>`
}

/** In this file, paths have no leading slash. */
const pattern = (path: string) => `^${exactly(path.slice(1))}`

/** Escapes `%` and `$`, which would begin backreferences. Rules need the flag NE, as targets are already encoded. */
const literal = (to: string) => to.replace(/[%$]/g, '\\$&').replaceAll('"', '%22')

/** Redirected before `.html` is stripped. */
const isOfFile = ({ path }: OldAddress) => path.endsWith('.html')

const moved = ({ path, to }: OldAddress) => redirect(`${pattern(path)}$`, to)

/** The part after the folder is taken from the address as it was sent: decoded, it could not be part of a new one. */
const movedBelow = ({ path, to }: OldAddress) => {
  const rest = to.includes(':splat') ? `RewriteCond %{THE_REQUEST} "^\\S+ +${restAsWritten(path, ' ')}"\n` : ''
  const noFile = ['', '%{PATH_INFO}.html'].map((end) => `RewriteCond %{REQUEST_FILENAME}${end} !-f\n`).join('')
  return redirect(pattern(path), to, noFile + rest)
}

/** Apache would append the visitor's query after a `#part`: a target with one gets its own rule for a query, first. */
function redirect(from: string, to: string, condition = ''): string {
  const [address, part] = atPart(to)
  const rule = (target: string, flags: string) =>
    `${condition}RewriteRule "${from}" "${target.replace(':splat', '%1')}" [R=301,L,NE${flags}]`
  if (part === '') return rule(literal(to), to.includes('?') ? ',QSA' : '')
  const withQuery = `${literal(address)}${address.includes('?') ? '&' : '?'}%{QUERY_STRING}${literal(part)}`
  return `RewriteCond %{QUERY_STRING} "."\n${rule(withQuery, '')}\n${rule(literal(to), ',QSD')}`
}

const movedByQuery = ({ path, query, to }: OldAddressWithQuery) =>
  [
    ...query.map((pair) => `RewriteCond %{QUERY_STRING} "${inQuery(pair)}"`),
    `RewriteRule "${pattern(path)}$" "${literal(to)}" [R=301,L,NE,QSD]`,
  ].join('\n')
