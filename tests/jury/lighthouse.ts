import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findChromium } from '../support/chromium.ts'
import { runLighthouse } from '../support/lighthouse.ts'
import type { Finding, Juror } from './juror.ts'

/**
 * Lighthouse as on a phone: every audit that costs a page points. Leaves out speed, which depends on what else the
 * machine does: `npm run bench -- --lighthouse` takes medians of it.
 */
export const lighthouse: Juror = {
  name: 'lighthouse',
  reads: 'a page of each kind',
  available: () =>
    findChromium() === undefined ? { missing: 'there is no Chromium (set CHROMIUM_PATH)' } : { version: version() },
  ask: async (pages, { origin }) => {
    const findings: Finding[] = []
    for (const { url } of pages) {
      const { categories, audits } = await runLighthouse(origin + url, ['accessibility', 'best-practices', 'seo'])
      for (const category of Object.values(categories)) {
        for (const { id, weight } of category.auditRefs) {
          const { score, title, details } = audits[id]!
          if (weight === 0 || score === null || score === 1) continue
          findings.push({ rule: `${category.id}: ${id}`, url, at: firstItem(details), message: title })
        }
      }
    }
    return findings
  },
}

const firstItem = (details: unknown) =>
  JSON.stringify((details as { items?: unknown[] } | undefined)?.items?.[0] ?? '').slice(0, 300)

const version = () =>
  (
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve('lighthouse/package.json'), 'utf8')) as {
      version: string
    }
  ).version
