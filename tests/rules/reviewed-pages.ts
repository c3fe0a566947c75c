import { buildPage } from '../../generator/build/build-page.ts'
import type { Route, Site } from '../../generator/site.ts'
import { cellsOf, type Readable, runningText } from '../support/running-text.ts'
import { pageRule } from './rule.ts'

/** Figures that claim something about people: `20%`, `3 in 100`, `2 of 30`, `6 times`. */
const claims =
  /\d[\d.,]*\s?%|\b\d[\d,]* (?:in|of|de cada|de|trong) \d[\d,]*\d|\b\d[\d,]* (?:in|of|de cada|de|trong) \d\b|\b\d+ (?:times|veces)\b/g

/** A review of a page covers its figures, so every language has to claim the same ones. */
export const reviewedPages = pageRule(
  'has reviewed pages that claim the same figures in every language',
  (_page, route, site) => {
    if (route?.translations === undefined || !isReviewed(route, site)) return []
    const [own, ...others] = Object.values(route.translations).map((url) => figuresAt(site.routes.findUrl(url)!, site))
    return others.some((figures) => figures !== own) ? [[own, ...others].join(' / ')] : []
  },
)

const isReviewed = (route: Route, site: Site) =>
  typeof (buildPage(route, site).content as { review?: unknown }).review === 'object'

function figuresAt(route: Route, site: Site): string {
  const content = buildPage(route, site).content as Readable
  const found = [...runningText(content), ...cellsOf(content)].flatMap((text) => text.match(claims) ?? [])
  return found
    .map((claim) => claim.match(/\d[\d,]*/g)!.join(' '))
    .sort()
    .join('; ')
}
