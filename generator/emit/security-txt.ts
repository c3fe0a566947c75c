import { knownCode } from '../../src/shared/languages.ts'
import { codesOf } from '../languages.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

export const securityFile = '.well-known/security.txt'

/**
 * The contact for people who find a vulnerability in the site (RFC 9116). Nothing if the practice gives no expiry date.
 * The date comes from the manifest, so that the same manifest makes the same bytes on any day.
 */
export function* emitSecurityText({ manifest: { practice, languages } }: Site): Iterable<SiteFile<string>> {
  const { url, email, security } = practice
  if (security === undefined) return
  const fields = {
    Contact: `mailto:${security.email ?? email.value}`,
    Expires: `${security.expires}T00:00:00Z`,
    'Preferred-Languages': codesOf(languages).map(knownCode).join(', '),
    Canonical: `${url}/${securityFile}`,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  yield { file: securityFile, bytes: () => lines.join('') }
}
