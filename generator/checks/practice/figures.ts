import { codesOf, englishName, type Languages } from '../../languages.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, type Group } from '../../read/raw-values.ts'

/** Figures that contradict each other between languages or contradict the rating, and years with a digit too many. */
export function checkFigures({ claims, practice, languages }: LooseManifest): Problem[] {
  const rating = asGroup(practice.rating)
  return claims.flatMap((claim) => {
    const problems = [...disagreeing(claim, rating, languages), ...longYears(claim, languages)]
    return problems.length > 0 ? problems : differing(claim, languages)
  })
}

/** Whether the claim with this id states the same as `rating:`. Others may be about ratings elsewhere: `rating-yelp`. */
export const repeatsRating = (id: unknown): boolean => id === 'rating-value' || id === 'rating-count'

/** A claim that repeats the rating as a number alone, and another one than `rating:` has. */
function disagreeing({ source, path, value }: LooseEntry, rating: Group, languages: Languages): Problem[] {
  // Another problem asks for a figure of the rating that is missing.
  if (!repeatsRating(value.id) || typeof rating.value !== 'number' || typeof rating.count !== 'number') return []
  const known = [rating.value, rating.count].map(String)
  return codesOf(languages).flatMap((code) => {
    const [figure, ...others] = figuresIn(value[code])
    const isNumber = figure !== undefined && others.length === 0 && /^[\d.,\s]+$/.test(String(value[code]))
    if (!isNumber || known.includes(figure)) return []
    const message = `the claim says ${figure}, but "rating:" says ${known.join(' from ')} reviews`
    const fix = 'Write the same figure in both places.'
    return [problem('CONTRADICTORY_FIGURES', locate(source, [...path, code]), message, fix)]
  })
}

function longYears({ source, path, value }: LooseEntry, languages: Languages): Problem[] {
  return codesOf(languages).flatMap((code) => {
    const words = String(value[code] ?? '').trim()
    if (!/^(19|20)\d{3}$/.test(words)) return []
    const fix = 'Write the year with four digits, or a number with a comma, such as 20,000.'
    const message = `"${words}" looks like a year with one digit too many`
    return [problem('UNLIKELY_FIGURE', locate(source, [...path, code]), message, fix)]
  })
}

const isYear = (figure: string) => /^(19|20)\d\d$/.test(figure)

/** A claim with one figure per language, where the figures differ. A year must be the same in every language. */
function differing({ source, path, value }: LooseEntry, languages: Languages): Problem[] {
  const [first, ...others] = codesOf(languages)
  const [figure, ...more] = figuresIn(value[first])
  if (figure === undefined || more.length > 0) return []
  return others.flatMap((code) => {
    const [other, ...rest] = figuresIn(value[code])
    if (other === undefined || rest.length > 0 || other === figure || isThousands(other, figure)) return []
    const certain = isYear(figure) && isYear(other)
    const message = `the ${englishName(first)} text says ${figure}, the ${englishName(code)} text ${other}`
    const fix = certain ? 'Write the same year in both.' : 'Write the same figure in both, unless the units differ.'
    return [
      problem(certain ? 'CONTRADICTORY_FIGURES' : 'UNLIKELY_FIGURE', locate(source, [...path, code]), message, fix),
    ]
  })
}

/** `50` and `50000`: some languages write the thousands as a word. */
function isThousands(one: string, other: string): boolean {
  const factor = Math.max(Number(one), Number(other)) / Math.min(Number(one), Number(other))
  return factor === 1_000 || factor === 1_000_000
}

/** `50,000+` -> `50000`, `4,9` -> `4.9`: the same for languages that separate digits differently. */
function figuresIn(words: unknown): string[] {
  const plain = String(words ?? '').replace(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return (plain.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => String(Number(figure.replace(',', '.'))))
}
