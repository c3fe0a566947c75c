import type { Assets, LayoutData, Page } from '../generator/page.ts'
import { escapeText } from '../src/shared/escape-text.ts'
import { inlineStyle } from '../src/shared/inline-style.ts'
import { hasGate } from './geo-attributes.ts'
import { sheetsOf } from './registry.ts'
import { isInSystemFont } from './system-font.ts'

/** The contents of `<head>`, as text: it is data already, and as elements it would take longer than the page. */
export function renderHead(page: Page, layout: LayoutData, assets: Assets): string {
  const { head, structuredData } = page
  const { title, description, canonical, alternates, openGraph } = head
  const robots = head.robots ?? (layout.isUnlisted ? 'noindex' : undefined)
  return [
    '<meta charset="utf-8">',
    assets.policy === undefined
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeText(assets.policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', description),
    robots === undefined ? '' : meta('name', 'robots', robots),
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeText(canonical)}">`,
    ...alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeText(href)}">`,
    ),
    ...openGraph.map(({ property, content }) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    // Before the stylesheets: an inline script waits for any above it.
    hasGate(page, layout) ? `<script>${assets.boot}</script>` : '',
    // The SVG comes last: of several suitable icons, a browser picks the last.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${inlineStyle}</style>`,
    ...fontsFor(page, layout, assets).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...assets.styles, ...sheetsOf(page).map((name) => assets.sheets[name])].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    assets.script === '' ? '' : scriptTag(assets, hasGate(page, layout)),
    `<script type="application/ld+json">${escapeScript(JSON.stringify(structuredData))}</script>`,
  ].join('')
}

const fontsFor = ({ language }: Page, { needsMoreFonts }: LayoutData, { fonts, moreFonts = [] }: Assets) =>
  isInSystemFont(language) ? [] : [...fonts, ...(needsMoreFonts ? moreFonts : [])]

const meta = (attribute: string, name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeText(content)}">`

/**
 * The first paint does not wait for the script unless a gate may cover the page. Otherwise the styles and the typeface
 * come first on a slow connection.
 */
function scriptTag(assets: Assets, hasPriority: boolean): string {
  const priority = hasPriority ? '' : ' fetchpriority="low"'
  return `<script type="module" src="${assets.script}"${integrity(assets)}${priority}></script>`
}

const integrity = (assets: Assets) => (assets.integrity === undefined ? '' : ` integrity="${assets.integrity}"`)

/** JSON for a script element: without `<`, it can neither end the element nor open a comment in it. */
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c')
