import type { LooseManifest } from '../parse/loose-manifest.ts'
import { day } from '../parse/schemas/day.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { asGroup } from '../read/raw-values.ts'

/** A security contact that has expired on `today`. */
export function expiredSecurityContact({ practiceSource: source, practice }: LooseManifest, today: string): Problem[] {
  const { expires } = asGroup(practice.security)
  const date = day.safeParse(expires).data
  if (date === undefined || date > today) return []
  const fix = 'Write to the address to check that someone answers, then set a date within the next year.'
  const place = locate(source, ['security', 'expires'])
  return [problem('EXPIRED_CONTACT', place, `security.txt expired on ${date}`, fix)]
}
