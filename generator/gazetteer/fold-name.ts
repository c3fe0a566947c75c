import { slugOf } from '../urls.ts'

/** Words in place names that people abbreviate. */
const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/**
 * A place's name reduced to what all its spellings share: `St. Helens` and `Saint Helens` -> `sainthelens`,
 * `La Cañada-Flintridge` -> `lacanadaflintridge`.
 */
export const foldName = (name: string): string =>
  slugOf(name)
    .split('-')
    .map((word) => abbreviations[word] ?? word)
    .join('')
