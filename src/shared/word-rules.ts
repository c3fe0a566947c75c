import type { Language } from './languages.ts'

// Rules of single languages, by code. Search works without: it then finds plurals and small words as they are written.

interface WordRules {
  /** Words that are on every page, in folded form: of one language, none that means something in another. */
  stopWords: readonly string[]
  /** `lenses` and `lentes` are looked up as `lense` and `lente`. */
  pluralsEndInS: boolean
}

const list = (words: string) => words.split(' ')

export const wordRules: Readonly<Record<Language, WordRules>> = {
  en: {
    stopWords: list(
      'an and are as at be by can do does for from how if in is it its my of on or our that the this to was we what when ' +
        'where which who why will with you your',
    ),
    pluralsEndInS: true,
  },
  es: {
    stopWords: list(
      'al como con cual cuando de del donde el ella en es esta este la las le lo los mi nos para pero por que se si sin ' +
        'son su sus un una unos unas usted',
    ),
    pluralsEndInS: true,
  },
}
