import { codesOf } from '../languages.ts'
import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

const securityFile = '.well-known/security.txt'

/**
 * Where whoever finds a hole in the site can write to (RFC 9116); nothing where the practice names no day until which that is
 * true. The day comes from the manifest, as the same manifest makes the same bytes on every day.
 */
export function* emitSecurityText({ manifest: { practice, languages } }: Site): Iterable<Emitted> {
  const { url, email, security } = practice
  if (security === undefined) return
  const fields = {
    Contact: `mailto:${security.email ?? email.value}`,
    Expires: `${security.expires}T00:00:00Z`,
    'Preferred-Languages': codesOf(languages).join(', '),
    Canonical: `${url}/${securityFile}`,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  yield { file: securityFile, text: lines.join('') }
}
