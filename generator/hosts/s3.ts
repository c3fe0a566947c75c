import { isPageFile, slugOf, urlOfFile } from '../urls.ts'
import { type Host, type HostRules, noPosts } from './host.ts'
import { oldAddresses, ownPath, withSlash } from './old-addresses.ts'
import { askAgain } from './own-server.ts'
import { hostFolder } from './published-rules.ts'

const functionFile = `${hostFolder}/cloudfront-function.js`
const headersFile = `${hostFolder}/response-headers-policy.json`

/**
 * A bucket behind CloudFront. A function at the edge maps URLs to files and redirects old ones; a policy adds the
 * headers, to errors too. Neither is uploaded with the pages: see HOSTING.md.
 */
export const s3: Host = {
  name: 's3',
  title: 'Amazon S3 and CloudFront',
  can: {
    headers: true,
    headersOnRedirects: 'redirects without them',
    notFoundByLanguage: 'shows the one in the first language everywhere',
    redirects: true,
    redirectsBelow: true,
    filesFirst: 'redirects there too',
    keepsQuery: true,
    redirectsByQuery: true,
    hidesRules: true,
    takesPosts: noPosts,
  },
  urlHandling: { slash: 301, html: 301, redirect: 301 },
  limits: [
    {
      of: 'functionBytes',
      atMost: 10_240,
      note: 'more are refused',
      source:
        'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions',
    },
  ],
  // The function takes an address with a dot for a file, and any other for a page.
  misses: {
    isMissed: (file) => isPageFile(file) === fileAddress.test(urlOfFile(file)),
    because: 'tells a file from a page by a dot in its name',
  },
  configuration: [functionFile, headersFile],
  files: (rules) => [
    { file: functionFile, text: printFunction(rules) },
    { file: headersFile, text: printPolicy(rules) },
  ],
}

/** The addresses at which the function looks for that very file. At any other, it looks for a page. */
const fileAddress = /^\/\.well-known\/|\.[^/]*$/

/** Prints the function for the event "viewer request", on the runtime cloudfront-js-2.0. */
const printFunction = ({ redirects }: HostRules) => {
  const { byQuery, single, below } = oldAddresses(redirects)
  const own = ownPath.replaceAll('/', '\\/')
  return `// Made by Sightline: the function for the event "viewer request", on the runtime cloudfront-js-2.0.
var moved = ${JSON.stringify(Object.fromEntries(withSlash(single).map(({ path, to }) => [path, to])))};
var below = ${JSON.stringify(below.map(({ path, to }) => [path, to]))};
var asked = ${JSON.stringify(byQuery.map(({ path, query, to }) => [path, query, to]))};
function handler(event) {
  var request = event.request, path, query = '', asks = {};
  try { path = decodeURIComponent(request.uri); } catch (error) { return missing(); }
  for (var name in request.querystring) {
    var given = request.querystring[name];
    asks[plain(name)] = plain(given.value);
    (given.multiValue || [given]).forEach(function (each) { query += '&' + name + (each.value && '=' + each.value); });
  }
  for (var rule of asked) {
    if (rule[0] === path && rule[1].every(function (pair) { return asks[pair[0]] === pair[1]; })) return redirect(rule[2], '');
  }
  if (/[\\x00-\\x1f\\\\]|\\/\\.(?!well-known(\\/|$))/.test(path)) return missing();
  if (Object.prototype.hasOwnProperty.call(moved, path)) return redirect(moved[path], query);
  if (/^\\/+index\\.html$/.test(path)) return redirect('/', query);
  var slash = /^\\/+(${own})\\/+$/.exec(path), named = /^\\/+(${own})(?:\\/index)?\\.html$/.exec(path);
  if (slash) return redirect('/' + slash[1], query);
  for (var one of below) {
    if (path.indexOf(one[0]) === 0) return redirect(one[1].replace(':splat', function () { return encodeURI(path.slice(one[0].length)); }), query);
  }
  if (named) return redirect('/' + named[1], query);
  if (path === '/') request.uri = '/index.html';
  else if (!${fileAddress}.test(path)) request.uri += '.html';
  return request;
}
function redirect(to, query) {
  var address = to.split('#')[0], added = query && (address.indexOf('?') < 0 ? '?' : '&') + query.slice(1);
  var headers = { 'cache-control': { value: '${askAgain}' }, location: { value: address + added + to.slice(address.length) } };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
}
function plain(text) { try { return decodeURIComponent(text.replace(/\\+/g, ' ')); } catch (error) { return text; } }
function missing() { return { statusCode: 404, statusDescription: 'Not Found' }; }
`
}

/**
 * Prints the input for "aws cloudfront create-response-headers-policy". It has no Cache-Control, which is set for each
 * file on upload.
 */
const printPolicy = ({ hostname, headers: [everywhere] }: HostRules) => {
  const headers = new Map(Object.entries(everywhere.headers))
  const taken = (name: string): string => {
    const value = headers.get(name)!
    headers.delete(name)
    return value
  }
  const policy = {
    // An account may hold the policies of many practices, and no two with the same name.
    Name: `sightline-${slugOf(hostname)}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: taken('Content-Security-Policy') },
      ContentTypeOptions: { Override: taken('X-Content-Type-Options') === 'nosniff' },
      FrameOptions: { Override: true, FrameOption: taken('X-Frame-Options') },
      ReferrerPolicy: { Override: true, ReferrerPolicy: taken('Referrer-Policy') },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(taken('Strict-Transport-Security'))![1]),
      },
    },
    CustomHeadersConfig: {
      Quantity: headers.size,
      Items: [...headers].map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
