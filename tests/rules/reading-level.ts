import { readingLevel as levelOf, missesBy, readingScales } from '../../generator/audit/reading-level.ts'
import { buildPage } from '../../generator/build/build-page.ts'
import type { PageKind } from '../../generator/page.ts'
import { runningText } from '../support/running-text.ts'
import { pageRule } from './rule.ts'

const kinds: readonly PageKind[] = ['condition', 'topic', 'guide', 'faq', 'comparison', 'referral']

/**
 * Patients read these pages worried, tired or with blurred sight: no health page may require more than eight years of
 * school in English, or fall below 60 on the INFLESZ scale in Spanish. We know of no scale for any other language.
 */
export const readingLevel = pageRule(
  'has health pages that are easy to read: school grade 8 in English, INFLESZ 60 in Spanish',
  (_page, route, site) => {
    if (route === undefined || !kinds.includes(route.source.kind)) return []
    if (route.state !== 'original' && route.state !== 'translated') return []
    const { content } = buildPage(route, site)
    const level = levelOf(runningText(content), route.language)
    if (level === undefined) return []
    return missesBy(level, readingScales[route.language]!) > 0 ? [level.toFixed(1)] : []
  },
)
