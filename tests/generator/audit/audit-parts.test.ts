import { describe, expect, it } from 'vitest'
import { collectVisible } from '../../../generator/audit/collect-visible.ts'
import { mainParts } from '../../../generator/audit/main-parts.ts'
import { runReader } from '../../../generator/audit/runs.ts'
import { buildPage } from '../../../generator/build/build-page.ts'
import { kinds } from '../../../generator/kinds.ts'
import { renderDocument } from '../../../templates/render-document.tsx'
import { containment } from '../../support/containment.ts'
import { mainOf } from '../../support/html.ts'
import { clearwater, siteOf } from '../../support/world.ts'

const site = siteOf(clearwater)
const read = runReader()
const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }
const routes = [...site.routes].filter(({ source, state }) => kinds[source.kind].isListed && state !== 'mirror')

/** The visible text in `main` of the rendered page, without drawings and the second copy of the brands. */
function shownOn(route: (typeof routes)[number]) {
  const html = mainOf(renderDocument(buildPage(route, site), site.layout(route.language), assets))
  return html
    .replace(/<(svg|script)\b.*?<\/\1>/gs, ' ')
    .replace(/<ul aria-hidden="true">.*?<\/ul>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#\w+|\w+);/g, (entity) => entities[entity] ?? ' ')
}

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** Pages made of lists of other pages or a form. The text between these is not in the data. */
const loosely = new Set(['home', 'contact', 'services', 'conditions', 'sitemap', 'referral', 'how-soon', 'notices'])

describe('the text the audit reads', () => {
  it.each(routes.map((route) => [route.url, route] as const))('matches what the main part of %s shows', (_, route) => {
    const layout = site.layout(route.bodyLanguage)
    const page = buildPage(route, site)
    const counted = read(collectVisible(mainParts(page, layout), layout.words).texts)
    const shown = read([shownOn(route)])
    const least = loosely.has(route.source.kind) ? 0.6 : 0.93
    expect(containment(shown.runs, counted.runs), 'of what is shown is counted by main-parts.ts').toBeGreaterThan(least)
    expect(containment(counted.runs, shown.runs), 'of what main-parts.ts counts is shown').toBeGreaterThan(least)
    expect(Math.abs(counted.words / shown.words - 1)).toBeLessThan(loosely.has(route.source.kind) ? 0.3 : 0.05)
  })
})
