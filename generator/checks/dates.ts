import type { LooseManifest } from '../parse/loose-manifest.ts'
import type { Problem } from '../problems/problems.ts'
import { futureDates } from './future-dates.ts'
import { farSpecialHours, pastSpecialHours } from './practice/special-hours.ts'
import { overdueReviews } from './reviews.ts'
import { expiredSecurityContact } from './security-contact.ts'
import { outdatedSources } from './sources.ts'

/**
 * Problems that depend on `today`: `2026-11-21`. Not for commands that make pages: those must not depend on the date.
 */
export const checkDates = (loose: LooseManifest, today: string): Problem[] => [
  ...overdueReviews(loose, today),
  ...outdatedSources(loose, today),
  ...futureDates(loose, today),
  ...expiredSecurityContact(loose, today),
  ...pastSpecialHours(loose, today),
  ...farSpecialHours(loose, today),
]
