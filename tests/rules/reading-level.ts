import { buildPage } from '../../generator/build/build-page.ts'
import type { Language, PageKind } from '../../generator/page.ts'
import { score } from '../support/plain-words.ts'
import { runningText, type Told } from '../support/running-text.ts'
import { pageRule } from './rule.ts'

const kinds: readonly PageKind[] = ['condition', 'topic', 'guide', 'faq', 'comparison', 'referral']

/** By how much a page misses its limit: school grades above 8, or INFLESZ points below 60. */
const missed: Partial<Record<Language, (score: number) => number>> = {
  en: (grade) => grade - 8,
  es: (points) => 60 - points,
}

/**
 * Patients read these pages worried, tired or with blurred sight: no page about health may ask for more than eight years
 * of school in English, or fall below 60 on the INFLESZ scale in Spanish. We know no scale of any other language.
 */
export const readingLevel = pageRule(
  'has health pages that are easy to read: school grade 8 in English, INFLESZ 60 in Spanish',
  (_page, route, site) => {
    if (route === undefined || !kinds.includes(route.source.kind)) return []
    if (route.state !== 'original' && route.state !== 'translated') return []
    const missedBy = missed[route.language]
    if (missedBy === undefined) return []
    const { content } = buildPage(route, site)
    const points = score(runningText(content as Told), route.language)
    return missedBy(points) > 0 ? [points.toFixed(1)] : []
  },
)
