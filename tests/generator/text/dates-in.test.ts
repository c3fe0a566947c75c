import { expect, it } from 'vitest'
import { datesIn } from '../../../generator/text/dates-in.ts'

it.each([
  ['en', 'Closed on December 24', ['2026-12-24']],
  ['en', 'Closed Dec. 24th, and again on January 2', ['2026-12-24', '2027-01-02']],
  ['en', 'Closed since 3 May 2025, 9 am to 1 pm', ['2025-05-03']],
  ['en', 'Closed in December, open 9 to 12', []],
  ['en', 'Open March 9:30 to noon', []],
  ['es', 'Cerrado el 24 de diciembre de 2025 y el 1 de enero', ['2025-12-24', '2027-01-01']],
  ['es', 'Cerrado el 1º de enero', ['2027-01-01']],
  ['fr', 'Fermé le 1er août', ['2026-08-01']],
])('around Christmas 2026, "%s: %s" names %j', (language, words, dates) => {
  expect(datesIn(words, language, '2026-12-25')).toEqual(dates)
})
