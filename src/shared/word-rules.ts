import type { Language } from './languages.ts'

// Rules for single languages, by code. Without any, search still works but takes plurals and small words literally.

interface WordRules {
  /**
   * Words found on every page or in every complaint, in folded form. None of them may mean something in another of the
   * languages.
   */
  stopWords: readonly string[]
  /** Whether to strip a final s: `lenses` and `lentes` are looked up as `lense` and `lente`. */
  pluralsEndInS: boolean
  /** What may be written together with the start of a word, in folded form, as a pattern. */
  prefixes?: string
}

const list = (words: string) => words.split(' ')

export const wordRules: Readonly<Record<Language, WordRules>> = {
  ar: {
    stopWords: [],
    pluralsEndInS: false,
    // The article, alone or after "and", "with", "like" or "so", and its form after "for".
    prefixes: '[\u0648\u0628\u0643\u0641]?\u0627\u0644|\u0644\u0644',
  },
  en: {
    stopWords: list(
      'an and are as at be by can do does for from how if in is it its my of on or our that the this to was we what when ' +
        'where which who why will with you your',
    ),
    pluralsEndInS: true,
  },
  es: {
    stopWords: list(
      'al como con cual cuando de del donde el ella en es esta este hay la las le lo los mi mis mucha mucho muy nos ' +
        'para pero por que se si sin son su sus tengo tiene un una unos unas usted',
    ),
    pluralsEndInS: true,
  },
}
