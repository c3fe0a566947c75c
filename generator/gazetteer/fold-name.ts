import { slugOf } from '../urls.ts'

/** Words of place names that people write short. */
const writtenOut: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/**
 * A place's name without what people write differently: `St. Helens` and `Saint Helens` -> `sainthelens`,
 * `La Cañada-Flintridge` -> `lacanadaflintridge`.
 */
export const foldName = (name: string): string =>
  slugOf(name)
    .split('-')
    .map((word) => writtenOut[word] ?? word)
    .join('')
