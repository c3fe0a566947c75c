// Reads values from a page. Our documents are well formed, as html-validate proves, so regular expressions are enough.

const all = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map((match) => decode(match[1]!))

export const attribute = (tag: string, name: string) => new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g')

export const titleOf = (html: string) => all(/<title>([^<]*)<\/title>/g, html)[0] ?? ''
export const descriptionOf = (html: string) => all(/<meta name="description" content="([^"]*)">/g, html)[0] ?? ''
export const canonicalOf = (html: string) => all(/<link rel="canonical" href="([^"]*)">/g, html)[0]
export const headingsOf = (html: string) =>
  [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, text]) => `${'#'.repeat(Number(level))} ${plain(text!)}`,
  )
export const idsOf = (html: string) => all(/\sid="([^"]*)"/g, html)
export const linksOf = (html: string) => all(attribute('a', 'href'), html)
export const languageOf = (html: string) => /<html lang="([\w-]+)"/.exec(html)?.[1]

/** hreflang -> absolute URL. */
export const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, language, href]) => [
      language!,
      decode(href!),
    ]),
  )

export function structuredDataOf(html: string): { '@context': string; '@graph': Record<string, unknown>[] } {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
}

/** The part between `<main>` and `</main>`. */
export const mainOf = (html: string) => /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''

export const plain = (html: string) =>
  decode(
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decode = (text: string) => text.replace(/&([#\w]+);/g, (entity, name: string) => named[name] ?? entity)
