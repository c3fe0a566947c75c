const form = /^(.+)_(zero|one|two|few|many|other)$/

/** The parts of a key that is a plural form, as i18next reads it: `pages_one` -> `pages`, `one`. */
export function pluralKey(key: string): { word: string; category: string } | undefined {
  if (!key.includes('_')) return undefined
  const [, word, category] = form.exec(key) ?? []
  return word === undefined ? undefined : { word, category: category! }
}

/** The word that a key is a plural form of, or else the key itself: `pages_one` -> `pages`. */
export const withoutForm = (key: string) => pluralKey(key)?.word ?? key
