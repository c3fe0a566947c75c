import { availableInChromium, inChromium } from './in-chromium.ts'
import type { Juror } from './juror.ts'

/** `value` is the severity, such as VIOLATION, and the verdict: PASS, FAIL, POTENTIAL or MANUAL. */
interface Result {
  ruleId: string
  value: [string, string]
  message: string
  snippet: string
  path: { dom: string }
}

declare const ace: {
  Checker: new () => {
    check(
      document: Document,
      policies: string[],
    ): Promise<{
      results: Result[]
    }>
  }
}

/** IBM's Equal Access checker with all rules, in a browser: violations and recommendations, certain or potential. */
export const ibm: Juror = {
  name: 'ibm',
  reads: 'a page of each kind',
  available: () => availableInChromium('accessibility-checker-engine'),
  ask: (pages, site) =>
    inChromium(pages, site, 'accessibility-checker-engine/ace.js', (page) =>
      page.evaluate(async () => {
        const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
        return results
          .filter(({ value: [, verdict] }) => verdict === 'FAIL' || verdict === 'POTENTIAL')
          .map(({ ruleId, value, message, snippet, path }) => ({
            rule: `${value.join(' ').toLowerCase()}: ${ruleId}`,
            at: `${path.dom} ${snippet}`.slice(0, 300),
            message,
          }))
      }),
    ),
}
