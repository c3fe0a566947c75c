import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor, readHeaders } from '../../generator/hosts/rule-files.ts'
import type { Juror } from './juror.ts'
import { installed, loadPackage } from './packages.ts'

interface Parser {
  CspParser: new (policy: string) => { csp: object }
}

interface Evaluator {
  CspEvaluator: new (
    csp: object,
  ) => { evaluate(): { severity: number; directive: string; description: string; value?: string }[] }
}

/** Names of `Severity` in csp_evaluator/dist/finding.d.ts. 100, "none", is praise. */
const severities: Record<number, string> = {
  10: 'high',
  20: 'syntax',
  30: 'medium',
  40: 'high maybe',
  45: 'strict',
  50: 'medium maybe',
  60: 'info',
}

/** Google's evaluator, on every policy that `_headers` sets on a page. */
export const csp: Juror = {
  name: 'csp',
  reads: 'every page',
  available: () => installed('csp_evaluator'),
  ask: async (pages, { folder }) => {
    const { CspParser } = await loadPackage<Parser>('csp_evaluator/dist/parser.js')
    const { CspEvaluator } = await loadPackage<Evaluator>('csp_evaluator')
    const headers = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
    const policies = new Set(pages.map(({ url }) => headersFor(url, headers).get('Content-Security-Policy') ?? ''))
    return [...policies].flatMap((policy) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter(({ severity }) => severities[severity] !== undefined)
        .map(({ severity, directive, description, value }) => ({
          rule: `${severities[severity]}: ${directive}`,
          url: '_headers',
          at: value ?? policy,
          message: description,
        })),
    )
  },
}
