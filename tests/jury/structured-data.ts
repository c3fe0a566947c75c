import { readFileSync } from 'node:fs'
import type { Juror } from './juror.ts'
import { fileOfPackage, installed, loadPackage } from './packages.ts'
import { vocabularyOf } from './vocabulary.ts'

interface Extractor {
  default: new (options: { addLocation: boolean }) => { parse(html: string): object }
}

interface Package {
  default: new (vocabulary: object) => { validate(extracted: object): Promise<Issue[]> }
}

interface Issue {
  severity: 'ERROR' | 'WARNING'
  rootType: string
  issueMessage: string
  /** From the outermost thing to the one with the issue. */
  path?: { type?: string | string[]; property?: string }[]
}

/** Adobe's validator: schema.org's vocabulary, and what Google's rich results ask for. */
export const structuredData: Juror = {
  name: 'adobe',
  reads: 'every page',
  available: () => installed('@adobe/structured-data-validator'),
  ask: async (pages) => {
    const { default: Validator } = await loadPackage<Package>('@adobe/structured-data-validator')
    const { default: Extractor } = await loadPackage<Extractor>('@marbec/web-auto-extractor')
    const vocabulary = vocabularyOf(readFileSync(fileOfPackage('@vocabulary/schema/schema.nq'), 'utf8'))
    const validator = new Validator(vocabulary)
    const findings = []
    for (const { url, file } of pages) {
      const extracted = new Extractor({ addLocation: false }).parse(readFileSync(file, 'utf8'))
      for (const { severity, issueMessage, rootType, path = [] } of await validator.validate(extracted)) {
        const at = [rootType, ...path.flatMap(({ property }) => property ?? [])].join('.')
        findings.push({ rule: `${severity.toLowerCase()}: ${issueMessage}`, url, at, message: issueMessage })
      }
    }
    return findings
  },
}
