import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { VendorKind } from '../../../src/shared/vendors.ts'
import { listen, stop } from '../loopback.ts'

/** Everything that reached the vendors of one test: request lines, headers and bodies. */
export interface VendorStub {
  /** Without a trailing slash. On this machine, and another origin than the site's. */
  origin: string
  /** For `vendors:` in a manifest, one of every kind. */
  entries: { kind: string; id: string; script: string }[]
  /** Everything received, as text. */
  received: () => string
  /** The scripts that were requested, sorted: `/ads.js`. */
  scripts: () => string[]
  /** Requests for scripts that carry a Referer. */
  scriptsWithReferer: () => string[]
  /** The bodies sent to `/collect/<kind>`, read as JSON. */
  collected: (kind: string) => Record<string, unknown>[]
  forget: () => void
  stop: () => Promise<void>
}

/**
 * A server that stands in for all vendors. Its scripts do what the real ones do: they report every event with the
 * page's address, title and referrer, unless (as Google's tag allows) they were given others. Session replay also
 * reports the links that are clicked, and begins anew when consent is denied, as Clarity 0.8.70 does.
 */
export async function startVendorStub(): Promise<VendorStub> {
  let log: { path: string; text: string; body: string }[] = []
  const server = createServer((request, response) => {
    text(request).then((body) => {
      const path = (request.url ?? '/').split('?')[0]!
      log.push({ path, body, text: `${request.url}\n${JSON.stringify(request.rawHeaders)}\n${body}` })
      const script = scripts[path]
      response.writeHead(script === undefined ? 204 : 200, {
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      })
      response.end(script)
    })
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  return {
    origin,
    entries: Object.entries(ids).map(([kind, id]) => ({ kind, id, script: `${origin}/${kind}.js` })),
    received: () => log.map(({ text }) => text).join('\n'),
    scripts: () => log.flatMap(({ path }) => (path.endsWith('.js') ? [path] : [])).sort(),
    scriptsWithReferer: () =>
      log.flatMap(({ path, text }) => (path.endsWith('.js') && /"referer"/i.test(text) ? [text] : [])),
    collected: (kind) => log.flatMap(({ path, body }) => (path === `/collect/${kind}` ? [JSON.parse(body)] : [])),
    forget: () => {
      log = []
    },
    stop: () => stop(server),
  }
}

const ids: Record<VendorKind, string> = {
  'tag-manager': 'GTM-TEST',
  ads: 'AW-1',
  pixel: '1',
  'call-tracking': 'co',
  'session-replay': 'abc',
}

/** What each of them sends, and how: a beacon whose request carries a Referer as the page's policy allows. */
const report = (kind: string, page = '{}') => `
  const origin = new URL(document.currentScript.src).origin;
  const report = (name, page = {}) => fetch(origin + '/collect/${kind}', { method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ name, location: page.page_location ?? location.href, title: page.page_title ?? document.title,
      referrer: page.page_referrer ?? document.referrer }) });
  report('script_loaded', ${page});`

const scripts: Record<string, string> = {
  '/ads.js': `{
    const given = {};
    const take = ([verb, name, values]) => {
      if (verb === 'set') Object.assign(given, name);
      if (verb === 'event') report(name, { ...given, ...values });
    };
    const waiting = adsLayer.splice(0);
    for (const [verb, values] of waiting) if (verb === 'set') Object.assign(given, values);
    ${report('ads', 'given')}
    for (const command of waiting) take(command);
    adsLayer.push = take;
  }`,
  '/tag-manager.js': `{
    ${report('tag-manager')}
    const take = ({ event }) => report(event);
    dataLayer.forEach(take);
    dataLayer.push = take;
  }`,
  '/pixel.js': `{
    ${report('pixel')}
    fbq.callMethod = (verb, name) => report(verb + ' ' + name);
    for (const command of fbq.queue) fbq.callMethod(...command);
  }`,
  '/session-replay.js': `{
    ${report('session-replay')}
    const queue = clarity.q ?? [];
    let isRecording = true;
    document.addEventListener('click', ({ target }) => {
      const link = target.closest('a');
      if (isRecording && link !== null) report('click ' + link.href);
    }, true);
    globalThis.clarity = (verb, name) => {
      report(verb + ' ' + name);
      if (verb === 'consent' && name === false) setTimeout(report, 250, 'restarted');
      if (verb === 'stop') isRecording = false;
    };
    for (const command of queue) clarity(...command);
  }`,
  '/call-tracking.js': `{
    ${report('call-tracking')}
    for (const link of document.querySelectorAll('a[href^="tel:"]')) link.href = 'tel:+17145550199';
  }`,
}
